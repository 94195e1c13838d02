-- A candidate's best matches, stored, and verified when read.
--
-- A list is built from all visible jobs at one moment and keeps the best. Readers recompute what changed since and skip what is gone. All
-- other jobs rank below the last one kept, so everything above it is in the right place. Beyond that, or without a list, all visible jobs
-- are ranked.

-- ── Matchable jobs ────────────────────────────────────────────────────────────────────────────────────────────

create function private.asked_terms(job public.published_jobs) returns table (kind text, term text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select 'required', key from unnest(job.required_skill_keys) as key
    union all
    select 'preferred', key from unnest(job.preferred_skill_keys) as key
    union all
    select 'place', said from unnest(job.place_terms) as said;
end
$$;
comment on function private.asked_terms is 'A published job''s requirements, term by term: required, preferred or place.';

create function private.add_match_terms(of_jobs uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In a fixed order, so that two writers adding the same terms don't deadlock.
  insert into private.match_terms (term)
  select distinct asked.term
  from unnest(of_jobs) as job (id)
  join public.published_jobs p on p.job_id = job.id
  cross join lateral private.asked_terms(p) as asked
  where not exists (select from private.match_terms t where t.term = asked.term)
  order by asked.term
  on conflict do nothing;
end
$$;
comment on function private.add_match_terms is 'Adds numbers for terms that these published jobs are the first to use.';

create function private.refresh_matchable_jobs(of_jobs uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.matchable_jobs as m (
    job_id, company_id, required, preferred, places, anywhere, level, posted_at, visible_until
  )
  select
    p.job_id, p.company_id,
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'required'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'preferred'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'place'), '{}'),
    private.is_anywhere(p.workplace, p.location || p.locations),
    p.experience_level,
    p.posted_at,
    p.visible_until
  from unnest(of_jobs) as job (id)
  join public.published_jobs p on p.job_id = job.id
  left join lateral private.asked_terms(p) as asked on true
  left join private.match_terms t on t.term = asked.term
  group by p.job_id
  order by p.job_id
  on conflict (job_id) do update set
    (company_id, required, preferred, places, anywhere, level, posted_at, visible_until, changed_in)
    = (excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
     excluded.visible_until, excluded.changed_in)
  where (m.company_id, m.required, m.preferred, m.places, m.anywhere, m.level, m.posted_at, m.visible_until)
    is distinct from (
      excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
      excluded.visible_until);
end
$$;
comment on function private.refresh_matchable_jobs is 'Updates these jobs in matchable_jobs; unchanged rows keep changed_in.';

create function private.note_reopened_companies(of_companies uuid[]) returns void
language sql set search_path = ''
begin atomic
  insert into private.reopened_companies (company_id)
  select distinct c.id from public.companies c where c.id = any (of_companies) order by c.id
  on conflict (company_id) do update set changed_in = excluded.changed_in;
end;
comment on function private.note_reopened_companies is 'Marks companies whose jobs may be visible again or have changed requirements. Only called by triggers.';

-- ── Ranking ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.match_facts(profile public.candidates) returns private.match_facts
language plpgsql stable set search_path = ''
as $$
declare
  home private.home_terms := private.home_of(profile);
begin
  return row(
    array(select id from private.match_terms where term = any (profile.skill_keys) order by id),
    profile.experience_years,
    array(select id from private.match_terms where term = any (home.at) order by id),
    array(select id from private.match_terms where term = any (home.near) order by id),
    home.known, private.culture_numbers(coalesce(profile.culture_values, '{}'))
  );
end
$$;
comment on function private.match_facts is 'The parts of a profile that decide its matches.';

create view private.visible_matches with (security_invoker = true) as
select m.*, c.culture
from private.matchable_jobs m
join private.published_companies c on c.company_id = m.company_id
where m.visible_until > now() and c.visible_until > now();
comment on view private.visible_matches is 'private.matchable_jobs of private.visible_jobs, without reading the wide rows.';

create function private.ranked_jobs(skills integer[], years integer, at_home integer[], near_home integer[], home_known boolean, liked integer[])
returns table (job_id uuid, match_order bigint, posted_at timestamptz)
language sql stable parallel safe
begin atomic
  select
    m.job_id,
    private.match_order(
      cardinality(m.required operator(extensions.&) skills), cardinality(m.required),
      cardinality(m.preferred operator(extensions.&) skills), cardinality(m.preferred),
      private.level_fit(m.level, years),
      private.location_fit(m.anywhere, home_known, m.places operator(extensions.&&) at_home, m.places operator(extensions.&&) near_home),
      case when cardinality(liked) > 0 then cardinality(m.culture operator(extensions.&) liked) end, cardinality(m.culture)
    ),
    m.posted_at
  from private.visible_matches m;
end;
comment on function private.ranked_jobs is 'Every visible job with its rank for private.match_facts. For use in FROM.';

create function private.comes_first(
  match_order bigint, posted_at timestamptz, job_id uuid, other_order bigint, other_posted_at timestamptz, other_job_id uuid
) returns boolean
language sql immutable parallel safe
return match_order > other_order
  or match_order = other_order and (posted_at > other_posted_at or posted_at = other_posted_at and job_id < other_job_id);
comment on function private.comes_first is 'Whether a job comes before another: better match, then newer, then by id.';

create function private.best_of_all(
  candidate uuid, mine private.match_facts, after_order bigint, after_posted_at timestamptz, after_id uuid, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select r.job_id
    from (
      -- offset 0: computed once per job, not at each comparison.
      select * from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) offset 0
    ) as r
    where private.comes_first(after_order, after_posted_at, after_id, r.match_order, r.posted_at, r.job_id)
      and not exists (select from private.jobs_left_out l where l.candidate_id = candidate and l.job_id = r.job_id)
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit wanted
  );
end
$$;
comment on function private.best_of_all is 'The given number of jobs after the given one for the candidate, in order, by ranking all.';

create function private.best_of_kept(
  kept private.kept_matches, after_order bigint, after_posted_at timestamptz, after_id uuid, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  -- Ranking more than this many is no faster than ranking all.
  most constant integer := 300;
  changed uuid[];
  best uuid[];
begin
  -- A change in the future comes from a restore from another server; the list already included it.
  changed := array(
    (
      select m.job_id from private.matchable_jobs m
      where m.changed_in >= kept.since and m.changed_in < pg_snapshot_xmax(pg_current_snapshot())
      limit most + 1
    )
    union
    (
      select m.job_id from private.reopened_companies c join private.matchable_jobs m on m.company_id = c.company_id
      where c.changed_in >= kept.since and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
      limit most + 1
    )
  );
  if cardinality(changed) > most then
    return null;
  end if;
  best := array(
    select candidates.job_id
    from (
      (
        select k.job_id, k.match_order, v.posted_at
        from (
          select * from unnest(kept.job_ids, kept.orders) with ordinality as listed (job_id, match_order, "position")
          where listed.match_order <= after_order
          order by "position"
        ) as k
        -- Looked up one by one until there are enough.
        cross join lateral (
          select m.posted_at from private.visible_matches m where m.job_id = k.job_id limit 1
        ) as v
        where k.job_id <> all (changed)
          and private.comes_first(after_order, after_posted_at, after_id, k.match_order, v.posted_at, k.job_id)
          and not exists (select from private.jobs_left_out l where l.candidate_id = kept.candidate_id and l.job_id = k.job_id)
        order by k."position"
        limit wanted
      )
      union all
      (
        select r.job_id, r.match_order, r.posted_at
        from private.ranked_jobs(
          (kept.facts).skills, (kept.facts).years, (kept.facts).at_home, (kept.facts).near_home, (kept.facts).home_known, (kept.facts).culture
        ) as r
        where r.job_id = any (changed)
          and private.comes_first(after_order, after_posted_at, after_id, r.match_order, r.posted_at, r.job_id)
          and (
            kept.bound_id is null
            or private.comes_first(r.match_order, r.posted_at, r.job_id, kept.bound_order, kept.bound_posted_at, kept.bound_id)
          )
          and not exists (select from private.jobs_left_out l where l.candidate_id = kept.candidate_id and l.job_id = r.job_id)
      )
    ) as candidates
    order by candidates.match_order desc, candidates.posted_at desc, candidates.job_id
    limit wanted
  );
  if kept.bound_id is null or cardinality(best) = wanted then
    return best;
  end if;
  return null;
end
$$;
comment on function private.best_of_kept is 'private.best_of_all from the stored list and changes since; null if that isn''t enough.';

-- ── Keeping ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.matches_to_keep(me public.candidates) returns private.kept_matches
language plpgsql stable set search_path = ''
as $$
declare
  mine private.match_facts := private.match_facts(me);
  -- Jobs they applied to or hid may stay in the list.
  length constant integer := 300 + (select count(*) from private.jobs_left_out where candidate_id = me.id);
  kept private.kept_matches;
begin
  select array_agg(job_id order by match_order desc, posted_at desc, job_id),
    array_agg(match_order order by match_order desc, posted_at desc, job_id)
  into kept.job_ids, kept.orders
  from (
    select r.*
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit length
  ) as best;
  kept.candidate_id := me.id;
  kept.facts := mine;
  kept.job_ids := coalesce(kept.job_ids, '{}');
  kept.orders := coalesce(kept.orders, '{}');
  if cardinality(kept.job_ids) = length then
    kept.bound_order := kept.orders[length];
    kept.bound_id := kept.job_ids[length];
    select posted_at into kept.bound_posted_at from private.matchable_jobs where job_id = kept.bound_id;
  end if;
  kept.since := pg_snapshot_xmin(pg_current_snapshot());
  kept.server := (select system_identifier from pg_control_system());
  kept.used_on := current_date;
  return kept;
end
$$;
comment on function private.matches_to_keep is 'The list to store. STABLE, so that jobs and transactions are from one snapshot.';

create function private.keep_matches(me public.candidates) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Locked before the list, as in deleting the candidate.
  perform from public.candidates where id = me.id for key share;
  insert into private.kept_matches
  select * from private.matches_to_keep(me)
  on conflict (candidate_id) do update set
    (facts, job_ids, orders, bound_order, bound_posted_at, bound_id, since, server, used_on)
    = (excluded.facts, excluded.job_ids, excluded.orders, excluded.bound_order, excluded.bound_posted_at, excluded.bound_id, excluded.since,
     excluded.server, excluded.used_on);
  delete from private.kept_matches
  where candidate_id in (
    select candidate_id from private.kept_matches where used_on < current_date - 7 limit 100 for update skip locked
  );
end
$$;
comment on function private.keep_matches is 'Rebuilds a candidate''s list, and deletes some that haven''t been used for a week.';
