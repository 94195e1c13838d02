-- The candidate's list of their own applications, and what is waiting on their dashboard.
-- SECURITY DEFINER as in applications/procedures.sql: only what is the caller's own is read.
-- plan_cache_mode: generic plans, also in the functions called. Everything is read by key, and planning costs more.

create function private.stages_listed(asked jsonb) returns public.application_status[]
language plpgsql stable set search_path = ''
as $$
declare
  wanted public.application_status[];
begin
  perform private.refuse_field_errors(private.field_errors(asked, array[
    private.rule('state', 'choice', 10, message => 'Choose active, closed, current or ended', choices => '{active,closed,current,ended}'),
    private.rule('status', 'choice', 20, message => 'Choose a status', choices => enum_range(null::public.application_status)::text[]),
    private.rule('search', 'line', 200)]));
  wanted := case asked ->> 'state'
    when 'active' then private.open_stages()
    when 'closed' then array(
      select status from unnest(enum_range(null::public.application_status)) as status where status <> all (private.open_stages()))
    when 'current' then private.open_stages() || 'hired'::public.application_status
    when 'ended' then '{rejected,withdrawn}'::public.application_status[]
    else enum_range(null::public.application_status)
  end;
  return case
    when nullif(asked ->> 'status', '') is not null
    then array(select status from unnest(wanted) as status where status::text = asked ->> 'status')
    else wanted
  end;
end
$$;
comment on function private.stages_listed is 'The statuses a MyApplicationsFilter lets through. PT422 by field.';

create function public.get_my_applications(p_before jsonb default null, p_limit integer default null, p_filter jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  caller uuid := private.require_caller();
  reach private.reach := private.my_reach();
  me uuid := reach.candidate_id;
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select seen.id, seen.applied_at, seen.status
    from private.seen_applications seen
    where seen.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = seen.company_id
      where j.id = seen.job_id and private.has_words(j.title || ' ' || c.name, words)))
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
      select jsonb_agg(listed)
      from (
        select
          a.id, seen.status, a.applied_at, a.job_id, j.title as job_title, c.name as company_name, c.logo_url as company_logo_url,
          seen.answer_due, private.unread_count(a, reach) as unread, private.offer_until(a) as offer_until,
          (
            select e.created_at from public.application_events e
            where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1) as changed_at
        from unnest(page) with ordinality as asked (id, place)
        join public.applications a on a.id = asked.id
        join private.seen_applications seen on seen.id = asked.id
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        order by asked.place
      ) listed
    ), '[]')
  );
end
$$;
comment on function public.get_my_applications is
  'get-candidate-data applications: {applications: CandidateApplicationListItem[], total, by_status}, newest first (RULES: Applications). p_filter: MyApplicationsFilter. total: all applications; by_status, with the first page: matches of the search in each status. p_before: {appliedAt, id} of the last row shown. PT422 by field.';

create function public.get_candidate_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  monday timestamptz := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC';
  late uuid[];
begin
  late := array(
    select seen.id from private.seen_applications seen
    where seen.candidate_id = me and private.is_overdue(seen.answer_by) and private.is_overdue(seen.answer_due)
    -- Recently nudged ones come last.
    order by exists (
      select from private.answer_nudges n where n.application_id = seen.id and n.nudged_at > now() - interval '5 days'), seen.answer_by, seen.id);
  return private.waiting_for_candidate(me, caller) || jsonb_build_object(
    'moved_forward', (
      select count(*) from public.applications a
      join private.seen_applications seen on seen.id = a.id
      where a.candidate_id = me and a.updated_at >= monday
        and seen.status between 'reviewing' and 'hired'
        and seen.status > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) || private.nudges_json(private.as_seen(a)) order by array_position(late, a.id))
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
  );
end
$$;
comment on function public.get_candidate_dashboard is
  'CandidateDashboard (contracts/applications/application.ts): what is waiting for the caller, how many of their applications have moved forward since the week began (Monday, UTC), and up to three late replies: longest overdue first, recently nudged ones last (RULES: Applications).';

grant execute on function public.get_my_applications, public.get_candidate_dashboard to authenticated;
