-- The jobs that suit a candidate best: all of them, or those within their preferences.

create function private.best_within(
  me public.candidates, filter private.job_filter, after_order bigint, after_posted_at timestamptz, after_id uuid, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.best_within is 'As private.best_of_all, of those that fit a filter.';

create function private.best_within_kept(
  me public.candidates, filter private.job_filter, kept private.kept_matches, after_order bigint, after_posted_at timestamptz, after_id uuid,
  wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.best_within_kept is
  'As private.best_within, from the best hundred of the kept list where enough of them fit; null where private.best_of_kept is.';

create function private.potential_jobs(
  me public.candidates, after_order bigint, after_posted_at timestamptz, after_id uuid, wanted integer, from_kept boolean,
  within jsonb default '{}'
) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  mine private.match_facts := private.match_facts(me);
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
      select count(distinct a.job_id) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(l.entry order by l."position") from private.listed_jobs(page, me, private.home_of(me), true) as l
    ), '[]')
  );
end
$$;
comment on function private.potential_jobs is
  'The answer of get_potential_jobs after the given place, of those within a JobFilter, from the kept list (null where it does not suffice) or from all. STABLE, so that all of it is of one moment.';
