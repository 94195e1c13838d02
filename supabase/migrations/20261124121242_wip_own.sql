-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_to_staff_at_company";

DROP FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean);

DROP FUNCTION "public"."get_my_applications"(jsonb, integer);

DROP FUNCTION "public"."get_potential_jobs"(jsonb, integer);

CREATE TABLE "private"."candidate_mail_settings" (
  "user_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "by_mail" boolean NOT NULL,
  CONSTRAINT "candidate_mail_settings_pkey" PRIMARY KEY (user_id, kind)
);

ALTER TABLE "private"."candidate_mail_settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."candidate_preferences" (
  "user_id" uuid NOT NULL,
  "types" public.job_type[] NOT NULL DEFAULT '{}'::public.job_type[],
  "levels" public.experience_level[] NOT NULL DEFAULT '{}'::public.experience_level[],
  "places" text[] NOT NULL DEFAULT '{}'::text[],
  "is_remote" boolean NOT NULL DEFAULT false,
  "salary_from" integer,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "candidate_preferences_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "candidate_preferences_salary_from_check" CHECK (((salary_from >= 1) AND (salary_from <= 100000000))),
  CONSTRAINT "candidate_preferences_types_check" CHECK ((NOT ('REMOTE'::public.job_type = ANY (types)))),
  CONSTRAINT "candidate_preferences_places_check" CHECK (private.are_short_texts(places, 10, 100))
);

ALTER TABLE "private"."candidate_preferences"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."saved_searches"
  ADD COLUMN "paused" text;

CREATE OR REPLACE FUNCTION private.best_within (
  me public.candidates,
  filter private.job_filter,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  applied uuid[] := array(select a.job_id from public.applications a where a.candidate_id = me.id);
begin
  return array(
    select listed.job_id
    from unnest(private.filtered_jobs(
      filter, null, private.match_facts(me), after_order, after_posted_at, after_id, wanted + cardinality(applied)
    )) with ordinality as listed (job_id, "position")
    where listed.job_id <> all (applied)
    order by listed."position"
    limit wanted
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.best_within_kept (
  me public.candidates,
  filter private.job_filter,
  kept private.kept_matches,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  most constant integer := 100;
  among uuid[] := private.best_of_kept(kept, after_order, after_posted_at, after_id, most);
  found_ids uuid[];
begin
  if among is null then
    return null;
  end if;
  execute 'select array(
      select v.job_id
      from unnest($3) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      where ' || private.filter_condition(filter, null) || '
      order by listed."position" limit $4)'
  into found_ids using filter, null::tsquery[], among, wanted;
  if cardinality(found_ids) = wanted or cardinality(among) < most then
    return found_ids;
  end if;
  return private.best_within(me, filter, after_order, after_posted_at, after_id, wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_mail_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{application_moves,promised_answers,saved_searches,put_forward}'::text[];

CREATE OR REPLACE FUNCTION private.candidate_mails_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'address', (select p.email from public.profiles p where p.id = of_user),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', k,
        'is_on', case
          when case k
            when 'saved_searches' then exists (select from private.saved_searches s where s.user_id = of_user and s.deleted_at is null)
            when 'put_forward' then exists (select from public.candidates c where c.user_id = of_user and c.managing_company_id is not null)
            else true
          end then private.wants_mail(of_user, k)
        end) order by place)
      from unnest(private.candidate_mail_kinds()) with ordinality as listed (k, place)
    ));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_all_searches (
  of_user uuid,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not is_on then
    update private.saved_searches s set paused = s.frequency, frequency = 'off', next_at = null
    where s.user_id = of_user and s.frequency <> 'off';
  elsif not private.wants_mail(of_user, 'saved_searches') then
    -- Where each was turned off by itself there is nothing to go back to.
    update private.saved_searches s set
      frequency = coalesce(s.paused, 'weekly'), paused = null, since = now(), next_at = private.next_search_mail(coalesce(s.paused, 'weekly'))
    where s.user_id = of_user
      and (s.paused is not null or not exists (
        select from private.saved_searches o where o.user_id = of_user and o.paused is not null and o.deleted_at is null));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_candidate (
  of_user uuid,
  kind text,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
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
  perform private.mail_candidate(of_user, 'saved_searches', 'saved_search_jobs', jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', total,
    'jobs', listed,
    'path', '/candidate/saved?tab=searches'));
end
$function$;

CREATE OR REPLACE FUNCTION private.mailed_kinds (
  link private.unsubscribe_links
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if link.company_id is null then
    return array(select link.kind where private.wants_mail(link.user_id, link.kind));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.potential_jobs (
  me public.candidates,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer,
  from_kept boolean,
  within jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  mine private.match_facts := private.match_facts(me);
  home private.home_terms := private.home_of(me);
  kept private.kept_matches;
  filter private.job_filter := private.read_job_filter(within);
  page uuid[];
begin
  if from_kept then
    select * into kept from private.kept_matches k
    where k.candidate_id = me.id and k.facts is not distinct from mine
      and k.server = (select system_identifier from pg_control_system());
    if kept.candidate_id is null then
      return null;
    end if;
    page := case
      when within = '{}' then private.best_of_kept(kept, after_order, after_posted_at, after_id, wanted)
      else private.best_within_kept(me, filter, kept, after_order, after_posted_at, after_id, wanted)
    end;
    if page is null then
      return null;
    end if;
  else
    page := case
      when within = '{}' then private.best_of_all(me.id, mine, after_order, after_posted_at, after_id, wanted)
      else private.best_within(me, filter, after_order, after_posted_at, after_id, wanted)
    end;
  end if;
  return jsonb_build_object(
    'within', nullif(within, '{}'),
    'total', private.count_visible_jobs() - (
      select count(*) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(private.job_list_entry(v, m.explanation, saved => private.has_saved(v.job_id)) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, me, home
      ) as m
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.preferences_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(data, array[
      private.rule(
        'types', 'texts', message => 'Choose from the list, each once', max_items => 20,
        choices => array_remove(enum_range(null::public.job_type)::text[], 'REMOTE')),
      private.rule(
        'levels', 'texts', message => 'Choose from the list, each once', max_items => 20,
        choices => enum_range(null::public.experience_level)::text[]),
      private.rule('places', 'texts', 100, max_items => 10),
      private.rule('isRemote', 'boolean'),
      private.culture_rule('cultureValues')])
    || jsonb_strip_nulls(jsonb_build_object('salaryFrom', private.salary_problem(data -> 'salaryFrom')));
end
$function$;

CREATE OR REPLACE FUNCTION private.preferences_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  stored private.candidate_preferences;
begin
  select * into stored from private.candidate_preferences p where p.user_id = of_user;
  return jsonb_build_object(
    'types', to_jsonb(coalesce(stored.types, '{}')),
    'levels', to_jsonb(coalesce(stored.levels, '{}')),
    'places', to_jsonb(coalesce(stored.places, '{}')),
    'is_remote', coalesce(stored.is_remote, false),
    'salary_from', stored.salary_from,
    'culture_values', coalesce((select to_jsonb(c.culture_values) from public.candidates c where c.user_id = of_user), '[]'),
    'filter', private.preferred_filter(of_user));
end
$function$;

CREATE OR REPLACE FUNCTION private.preferred_filter (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'place', p.places[1],
      'places', nullif(to_jsonb(p.places[2:]), '[]'),
      'remote', nullif(p.is_remote, false),
      -- Remote is one of the types, too.
      'types', nullif(to_jsonb(
        p.types || case when p.is_remote and p.types <> '{}' then '{REMOTE}' else '{}' end::public.job_type[]), '[]'),
      'levels', nullif(to_jsonb(p.levels), '[]'),
      'salary', p.salary_from))
    from private.candidate_preferences p where p.user_id = of_user
  ), '{}');
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
    "skills": "array", "place": "string", "places": "array", "wide": "boolean", "remote": "boolean", "types": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  -- Each count of count_jobs_by reads them again.
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(jsonb_typeof(place) = 'string') from jsonb_array_elements(asked -> 'places') as place;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := nullif(array(
    select distinct term
    from (select asked ->> 'place' union all select jsonb_array_elements_text(asked -> 'places')) as named (place)
    cross join unnest(private.places_meant(private.trimmed(left(named.place, 200)), coalesce((asked -> 'wide')::boolean, false))) as term
    where term is not null), '{}');
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

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.owed_day((application).answer_by, private.settled_status(application), (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (shown_answer_due.application).id) AND private.is_answer(e.to_status) AND private.is_settled(e.*)))));

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid, only_settled => true), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN (private.settled_status(my_application_json.application) = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.shown_answer_due(my_application_json.application), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.shown_to_candidate (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
RETURN CASE WHEN (((application).updated_at + private.undo_time()) > now()) THEN private.settled_status(application) ELSE (application).status END;

CREATE OR REPLACE FUNCTION private.stages_listed (
  asked jsonb
)
  RETURNS public.application_status[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted public.application_status[];
begin
  perform private.refuse_field_errors(private.field_errors(asked, array[
    private.rule('state', 'choice', 10, message => 'Choose active or closed', choices => '{active,closed}'),
    private.rule('status', 'choice', 20, message => 'Choose a status', choices => enum_range(null::public.application_status)::text[]),
    private.rule('search', 'line', 200)]));
  wanted := case asked ->> 'state'
    when 'active' then private.open_stages()
    when 'closed' then array(
      select status from unnest(enum_range(null::public.application_status)) as status where status <> all (private.open_stages()))
    else enum_range(null::public.application_status)
  end;
  return case
    when nullif(asked ->> 'status', '') is not null
    then array(select status from unnest(wanted) as status where status::text = asked ->> 'status')
    else wanted
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.store_candidate_mail (
  of_user uuid,
  of_kind text,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_kind = 'saved_searches' then
    perform private.mail_all_searches(of_user, is_on);
    return;
  end if;
  insert into private.candidate_mail_settings as s (user_id, kind, by_mail)
  values (of_user, of_kind, is_on)
  on conflict (user_id, kind) do update set by_mail = excluded.by_mail;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, p.first_name, j.title, c.name as company_name
  into facts
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_candidate (
  of_user uuid,
  kind text,
  type text,
  title text,
  message text,
  data jsonb,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(of_user, type, title, message, data);
  perform private.mail_candidate(of_user, kind, template, mail_data);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_put_forward (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select c.user_id, c.first_name, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward', facts.by_company || ' would like to put you forward',
    facts.title || ' at ' || facts.employer || '. Nothing is sent before you agree.',
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.mail_candidate(facts.user_id, 'put_forward', 'put_forward', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.wants_mail (
  of_user uuid,
  of_kind text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case of_kind
    when 'saved_searches' then exists (
      select from private.saved_searches s where s.user_id = of_user and s.frequency <> 'off' and s.deleted_at is null)
    else coalesce((select s.by_mail from private.candidate_mail_settings s where s.user_id = of_user and s.kind = of_kind), true)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_saved_search (
  p_id uuid,
  p_name text,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  update private.saved_searches s set
    name = private.trimmed(p_name),
    frequency = p_frequency,
    paused = case when p_frequency = s.frequency then s.paused end,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_dashboard()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  monday timestamptz := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC';
  late uuid[];
begin
  late := array(
    select a.id from public.applications a
    where a.candidate_id = me and private.is_overdue(a.answer_by) and private.is_overdue(private.shown_answer_due(a))
    order by a.answer_by, a.id);
  return jsonb_build_object(
    'moved_forward', (
      select count(*) from public.applications a
      where a.candidate_id = me and a.updated_at >= monday
        and private.shown_to_candidate(a) between 'reviewing' and 'hired'
        and private.shown_to_candidate(a) > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) order by a.answer_by, a.id)
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_mails()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts choose these mails'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_applications (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select a.id, a.applied_at, private.shown_to_candidate(a) as status
    from public.applications a
    where a.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = a.company_id
      where j.id = a.job_id and private.has_words(j.title || ' ' || c.name, words)))
  )
  select
    (select coalesce(jsonb_object_agg(counted.status, counted.n), '{}') from (
      select m.status, count(*) as n from mine m group by m.status) as counted),
    array(
      select m.id from mine m
      where m.status = any (stages) and (m.applied_at, m.id) < (page_before.at, page_before.id)
      order by m.applied_at desc, m.id desc
      limit size)
  into by_status, page;
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'by_status', case when nullif(p_before, 'null') is null then by_status end,
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id,
        'status', private.shown_to_candidate(a),
        'applied_at', a.applied_at,
        'job_id', a.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url,
        'answer_due', private.shown_answer_due(a),
        'changed_at', (
          select e.created_at from public.application_events e
          where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1)
      ) order by listed.place)
      from unnest(page) with ordinality as listed (id, place)
      join public.applications a on a.id = listed.id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_preferences()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.preferences_json(private.require_candidate_account(message => 'Only candidate accounts have preferences'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_potential_jobs (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_preferred boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  page_after record := private.page_key(p_after, 'postedAt');
  wanted integer := private.page_limit(p_limit);
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  -- Above every order.
  after_order bigint := 9223372036854775807;
  within jsonb;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if not is_first then
    if not coalesce(jsonb_typeof(p_after -> 'score') = 'number' and pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_order := p_after ->> 'score';
  end if;
  within := case when p_preferred then private.preferred_filter(caller) else '{}' end;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
  -- Where nothing can be written, as on a replica, the list stays as it is and all are ranked.
  if me.id is not null and not current_setting('transaction_read_only')::boolean then
    if answer is null and is_first then
      perform private.keep_matches(me);
      answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
    end if;
    update private.kept_matches set used_on = current_date where candidate_id = me.id and used_on < current_date;
  end if;
  return coalesce(answer, private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, false, within));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_candidate_mail (
  p_kind text,
  p_is_on boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts choose these mails');
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'is_on', p_is_on), array[
      private.rule('kind', 'choice', 30, 1, 'Choose which mails', private.candidate_mail_kinds()),
      private.rule('is_on', 'boolean', min_length => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_my_preferences (
  p_preferences jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts have preferences');
  culture public.culture_value[];
begin
  perform private.refuse_field_errors(private.preferences_errors(p_preferences));
  culture := private.read_culture(nullif(p_preferences -> 'cultureValues', 'null'));
  if culture is not null then
    perform private.add_candidate_record(caller);
    update public.candidates c set culture_values = culture where c.user_id = caller and c.culture_values <> culture;
  end if;
  insert into private.candidate_preferences (user_id, types, levels, places, is_remote, salary_from)
  values (
    caller,
    array(select t::public.job_type from jsonb_array_elements_text(nullif(p_preferences -> 'types', 'null')) as t order by 1),
    array(select l::public.experience_level from jsonb_array_elements_text(nullif(p_preferences -> 'levels', 'null')) as l order by 1),
    private.distinct_texts(coalesce(nullif(p_preferences -> 'places', 'null'), '[]')),
    coalesce((p_preferences ->> 'isRemote')::boolean, false),
    nullif((p_preferences ->> 'salaryFrom')::numeric::integer, 0))
  on conflict (user_id) do update set
    types = excluded.types, levels = excluded.levels, places = excluded.places, is_remote = excluded.is_remote,
    salary_from = excluded.salary_from, updated_at = now();
  return private.preferences_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.unsubscribe_links := private.unsubscribe_link(p_token);
begin
  if link.company_id is null then
    perform private.store_candidate_mail(link.user_id, link.kind, false);
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$function$;

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."candidate_preferences"
  ADD CONSTRAINT "candidate_preferences_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_check" CHECK ((paused = ANY (ARRAY['daily'::text, 'weekly'::text])));

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_while_off" CHECK (((paused IS NULL) OR (frequency = 'off'::text)));

COMMENT ON COLUMN "private"."candidate_preferences"."is_remote" IS 'Beside places: from anywhere as well. Without any: only from anywhere.';

COMMENT ON COLUMN "private"."candidate_preferences"."types" IS 'Without REMOTE, which is_remote says.';

COMMENT ON COLUMN "private"."saved_searches"."paused" IS 'How often it was mailed before the mails of all were turned off, or null: so it is mailed once they are on again.';

COMMENT ON FUNCTION "private"."best_within"(public.candidates, private.job_filter, bigint, timestamp with time zone, uuid, integer) IS 'As private.best_of_all, of those that fit a filter.';

COMMENT ON FUNCTION "private"."best_within_kept"(public.candidates, private.job_filter, private.kept_matches, bigint, timestamp with time zone, uuid, integer) IS 'As private.best_within, from the best hundred of the kept list where enough of them fit; null where private.best_of_kept is.';

COMMENT ON FUNCTION "private"."candidate_mail_kinds"() IS 'The mails a candidate can turn off: candidateMailKinds of the contracts, in the order they are shown. No name of them is one of staff_notice_kinds.';

COMMENT ON FUNCTION "private"."candidate_mails_json"(uuid) IS 'CandidateMails (contracts/notification.ts).';

COMMENT ON FUNCTION "private"."mail_all_searches"(uuid, boolean) IS 'Turns the mails of all searches of somebody off, or on again as often as each was mailed before. On, while one is mailed already, changes nothing.';

COMMENT ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) IS 'Mails a candidate something of a kind (contracts/notification.ts, candidateMailKinds) unless they turned such mails off, with the link that does. Whatever can be turned off goes through here; mails about password, address and who manages them come always and do not. mail_data: what the template shows, with its path.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary.';

COMMENT ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean, jsonb) IS 'The answer of get_potential_jobs after the given place, of those within a JobFilter, from the kept list (null where it does not suffice) or from all. STABLE, so that all of it is of one moment.';

COMMENT ON FUNCTION "private"."preferences_errors"(jsonb) IS 'preferencesSchema of contracts/preferences.ts: message by field.';

COMMENT ON FUNCTION "private"."preferences_json"(uuid) IS 'CandidatePreferences (contracts/preferences.ts).';

COMMENT ON FUNCTION "private"."preferred_filter"(uuid) IS 'Somebody''s preferences as a JobFilter (contracts/job-filter.ts); {} for none.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills, places, types or levels.';

COMMENT ON FUNCTION "private"."shown_answer_due"(public.applications) IS 'The promised day while the answer is owed, as its candidate knows it.';

COMMENT ON FUNCTION "private"."shown_to_candidate"(public.applications) IS 'private.settled_status, which is asked only while a move of it may be undone: what changed before is settled.';

COMMENT ON FUNCTION "private"."stages_listed"(jsonb) IS 'The statuses a MyApplicationsFilter (contracts/application.ts) lets through: active before an end, closed after it. PT422 by field.';

COMMENT ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) IS 'Turns mails of a kind on or off. Safe to repeat.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Mails the account''s confirmed address the status an application has now, unless its owner turned such mails off.';

COMMENT ON FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb) IS 'Tells a candidate one thing in the application, always, and by mail as private.mail_candidate does.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; of no company one of candidate_mail_kinds.';

COMMENT ON FUNCTION "private"."wants_mail"(uuid, text) IS 'Whether a candidate gets mails of a kind: unless they turned them off; about saved searches while one of them is mailed.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/application.ts): how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, the longest owed three of them (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_candidate_mails"() IS 'CandidateMails (contracts/notification.ts): which mails the caller gets, and where. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) IS 'get-candidate-data applications: {applications: CandidateApplicationListItem[], total, by_status}, newest first (RULES: Applications). p_filter: MyApplicationsFilter. total: of all there are; by_status, with the first page: how many of what is searched for are in each status. p_before: {appliedAt, id} of the last row shown. PT422 by field.';

COMMENT ON FUNCTION "public"."get_my_preferences"() IS 'CandidatePreferences (contracts/preferences.ts) of the caller, empty before anything was chosen. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) IS 'get-candidate-data potential-jobs: {jobs: PotentialJob[], total, within}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_preferred: only those within the caller''s preferences, which within then names as a JobFilter, null for none; total is of all either way. VOLATILE: it keeps the best matches for the next time. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."set_candidate_mail"(text, boolean) IS 'Turns the caller''s mails of a kind on or off, at once; gives CandidateMails. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field.';

COMMENT ON FUNCTION "public"."set_my_preferences"(jsonb) IS 'Keeps what the caller would like of a job, all of it anew, and gives CandidatePreferences; how they like to work is written into the profile, and stays where it is left out. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field of preferencesSchema.';

COMMENT ON TABLE "private"."candidate_mail_settings" IS 'Which mails somebody has turned off, or on again; without a row they come (RULES: Messages). Of saved searches each says itself how often it is mailed.';

COMMENT ON TABLE "private"."candidate_preferences" IS 'What each candidate would like of a job; without a row nothing in particular. The ways of working stand in candidates.culture_values. Written by set_my_preferences, read by their owner alone.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or to a candidate, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

REVOKE ALL ON FUNCTION "private"."best_within"(public.candidates, private.job_filter, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_within_kept"(public.candidates, private.job_filter, private.kept_matches, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mail_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mails_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_all_searches"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferences_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferences_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferred_filter"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_answer_due"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_to_candidate"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stages_listed"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wants_mail"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_candidate_dashboard"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_dashboard"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_mails"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_preferences"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_preferences"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_candidate_mail"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_candidate_mail"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_my_preferences"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_my_preferences"(jsonb) TO "authenticated";

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_kind_check" CHECK (((kind = ANY (private.candidate_mail_kinds())) AND (kind <> 'saved_searches'::text)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = 'summary'::text) OR (kind = ANY ((private.staff_notice_kinds() || private.candidate_mail_kinds())))));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = ANY (private.candidate_mail_kinds()))));
