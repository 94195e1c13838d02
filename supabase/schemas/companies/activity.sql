-- Recent activity at a company, newest first, for its dashboard. SECURITY DEFINER: one check instead of the policies of five tables.

create function private.activity_bound(before_source text, before_id text, source text, lowest text, highest text) returns text
language sql immutable parallel safe
return case when before_source is null or before_source > source then highest when before_source = source then before_id else lowest end;
comment on function private.activity_bound is 'The id below which a source continues, among rows with exactly the time at which the last page ended.';

create function public.list_company_activity(p_company_id uuid default null, p_before jsonb default null, p_limit integer default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  acts private.staff_act[] := private.my_acts_at(target);
  reads_all boolean := private.sees_all_of(target, acts, 'handle_applications');
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  size integer := private.page_limit(p_limit);
  -- For readers who can see few of the rows, a page searches at most this many, and the next page continues from there.
  looked_at integer := case when reads_all then size else 500 end;
  at_before timestamptz := 'infinity';
  source_before text;
  id_before text;
  items jsonb;
  looked_until jsonb;
begin
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    source_before := p_before ->> 'source';
    id_before := p_before ->> 'id';
    if not coalesce(
      pg_input_is_valid(p_before ->> 'at', 'timestamptz')
      and pg_input_is_valid(id_before, case source_before when 'application' then 'bigint' when 'colleague' then 'uuid' when 'removed' then 'uuid' end), false
    ) then
      perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
    end if;
    at_before := p_before ->> 'at';
  end if;
  with events as (
    select e.*, row_number() over (order by e.created_at desc, e.id desc) as place
    from public.application_events e
    where e.company_id = target
      and (e.created_at, e.id) < (
        at_before, private.activity_bound(source_before, id_before, 'application', '-1', '9223372036854775807')::bigint)
    order by e.created_at desc, e.id desc
    limit looked_at
  ),
  last_event as (
    select e.created_at, e.id from events e where not reads_all and e.place = looked_at
  ),
  rows as (
    (
      select e.created_at as at, 'application' as source, e.id::text as id, e.place, jsonb_build_object(
        'kind', case
          when e.from_status is null and added.application_id is not null then 'added'
          when e.from_status is null then 'applied' when e.to_status = 'withdrawn' then 'withdrawn' else 'moved' end,
        'status', e.to_status,
        'actor_name', case when e.to_status <> 'withdrawn' and (e.from_status is not null or added.application_id is not null) then private.person_name(e.actor_id, target) end,
        'is_me', coalesce(e.actor_id = auth.uid(), false),
        'application_id', e.application_id,
        'person_name', m.candidate_name,
        'job_title', j.title
      ) as item
      from events e
      join private.application_matches m on m.application_id = e.application_id
      join public.jobs j on j.id = m.job_id
      left join private.added_applications added on added.application_id = e.application_id
      where reads_all or m.job_id = any (assigned)
      order by e.place limit size
    )
    union all
    (
      select u.created_at, 'colleague', u.id::text, row_number() over (order by u.created_at desc, u.id desc), jsonb_build_object(
        'kind', 'joined',
        'is_me', u.user_id = auth.uid(),
        'person_name', coalesce(private.person_name(u.user_id, target), u.email),
        'role', u.role
      )
      from public.company_users u
      where 'read_company' = any (acts) and u.company_id = target
        and (u.created_at, u.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'colleague', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by u.created_at desc, u.id desc limit size
    )
    union all
    (
      select r.removed_at, 'removed', r.id::text, row_number() over (order by r.removed_at desc, r.id desc), jsonb_build_object(
        'kind', 'removed', 'is_me', false, 'job_title', j.title)
      from private.removed_people r
      join public.jobs j on j.id = r.job_id
      where r.company_id = target and (reads_all or r.job_id = any (assigned))
        and (r.removed_at, r.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'removed', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by r.removed_at desc, r.id desc limit size
    )
  ),
  page as (
    select r.*, row_number() over (order by r.at desc, r.source desc, r.place) as n
    from rows r
    where r.at >= coalesce((select l.created_at from last_event l), '-infinity')
    order by r.at desc, r.source desc, r.place limit size
  )
  select
    coalesce(jsonb_agg(p.item || jsonb_build_object('at', p.at, 'source', p.source, 'id', p.id) order by p.n), '[]'),
    (select jsonb_build_object('at', l.created_at, 'source', 'application', 'id', l.id::text) from last_event l)
  into items, looked_until
  from page p;
  return jsonb_build_object('items', items, 'next', case
    when jsonb_array_length(items) = size then jsonb_build_object(
      'at', items -> -1 -> 'at', 'source', items -> -1 -> 'source', 'id', items -> -1 -> 'id')
    else looked_until end);
end
$$;
comment on function public.list_company_activity is
  '{items: ActivityItem[], next} (contracts/applications/activity.ts): new, added, moved and withdrawn applications, removed data of people added by hand, and colleagues who joined, newest first, as far as the caller may read them: recruiting staff all, others those of jobs assigned to them. p_before: next of the previous page; next is null on the last page, and earlier pages may be short. Empty without a company. PT401, PT404 for another company, PT422 for an unknown page.';

grant execute on function public.list_company_activity to authenticated;
