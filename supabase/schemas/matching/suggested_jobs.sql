-- The best jobs for a candidate: all, or those within their preferences.

create function private.best_within(
  me public.candidates, filter private.job_filter, after_order bigint, after_posted_at timestamptz, after_id uuid, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  left_out uuid[] := array(select l.job_id from private.jobs_left_out l where l.candidate_id = me.id);
begin
  return array(
    select listed.job_id
    from unnest(private.filtered_jobs(
      filter, null, private.match_facts(me), after_order, after_posted_at, after_id, wanted + cardinality(left_out)
    )) with ordinality as listed (job_id, "position")
    where listed.job_id <> all (left_out)
    order by listed."position"
    limit wanted
  );
end
$$;
comment on function private.best_within is 'As private.best_of_all, only jobs that match a filter.';

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
comment on function private.best_within_kept is 'private.best_within from the best hundred of the stored list; null as in best_of_kept.';

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
    'total', private.count_jobs_for(me.id),
    'jobs', coalesce((
      select jsonb_agg(l.entry order by l."position") from private.listed_jobs(page, me, private.home_of(me), true) as l
    ), '[]')
  );
end
$$;
comment on function private.potential_jobs is 'get_potential_jobs after a position, from the stored list (null if that isn''t enough) or from all.';

-- SECURITY DEFINER: indexes only work if ranking skips row policies. Only currently visible jobs are listed.
create function public.get_potential_jobs(p_after jsonb default null, p_limit integer default null, p_preferred boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  page_after record := private.page_key(p_after, 'postedAt');
  wanted integer := private.page_limit(p_limit);
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  after_order bigint := private.score_key(p_after);
  within jsonb;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;

  within := case when p_preferred then private.preferred_filter(caller) else '{}' end;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
  -- If writing is impossible, as on a replica, the stored list stays and all jobs are ranked.
  if me.id is not null and not current_setting('transaction_read_only')::boolean then
    if answer is null and is_first then
      perform private.keep_matches(me);
      answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
    end if;
    update private.kept_matches set used_on = current_date where candidate_id = me.id and used_on < current_date;
  end if;
  return coalesce(answer, private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, false, within));
end
$$;
comment on function public.get_potential_jobs is
  'get-candidate-data potential-jobs: {jobs: PotentialJob[], total, within}, visible jobs the caller has neither applied to nor hidden, best match first, then newest, then by id. p_preferred: only those within the caller''s preferences, returned in within as a JobFilter, null if there are none; total always counts all. VOLATILE: it stores the best matches for next time. p_after: {score, postedAt, id} of the last row shown. PT403 for non-candidates.';

grant execute on function public.get_potential_jobs to authenticated;
