-- The reverse of list_candidates_to_put_forward: jobs a represented candidate can be submitted to, best match first.

create function public.list_jobs_for_candidate(p_candidate_id uuid, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.candidates := private.managed_candidate(p_candidate_id);
  of_company uuid := private.partnered_company(person.managing_company_id);
  home private.home_terms := private.home_of(person);
  mine private.match_facts := private.match_facts(person);
  companies uuid[] := array_append(array(
    select id from private.partner_ids(of_company, 'jobs') as id where not private.is_kept_from(person.id, id)), of_company);
  page_after record := private.page_key(p_after, 'postedAt');
  after_order bigint := private.score_key(p_after);
  page uuid[];
begin
  page := array(
    select r.job_id
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    join private.matchable_jobs m on m.job_id = r.job_id and m.company_id = any (companies)
    where private.comes_first(after_order, page_after.at, page_after.id, r.match_order, r.posted_at, r.job_id)
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit private.page_limit(p_limit)
  );
  return jsonb_build_object(
    'total', (select coalesce(sum(private.count_visible_jobs_of(company)), 0) from unnest(companies) as company),
    'jobs', array(
      select to_jsonb(l.entry) || jsonb_build_object(
        -- Applications they sent elsewhere themselves are theirs to share.
        'application', (
          select jsonb_build_object('id', a.id, 'applied_at', a.applied_at)
          from public.applications a
          where a.candidate_id = person.id and a.job_id = (l.job).job_id and of_company in (a.applied_by_company_id, a.company_id)
          order by a.attempt desc limit 1
        ),
        'put_forward', (
          select jsonb_build_object('id', f.id, 'status', f.status, 'created_at', f.created_at)
          from public.put_forwards f
          where f.candidate_id = person.id and f.job_id = (l.job).job_id and f.company_id = of_company and f.status <> 'withdrawn'
        )
      )
      from private.listed_jobs(page, person, home, true) as l order by l."position"
    )
  );
end
$$;
comment on function public.list_jobs_for_candidate is
  '{jobs: JobForCandidate[], total} (contracts/candidates/managed-candidate.ts): open jobs of the representing company, and of partners that share theirs and aren''t hidden from, with their match to a represented candidate, best match first, and whether the candidate has applied or was asked; for recruiting staff. total: the number of jobs. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

grant execute on function public.list_jobs_for_candidate to authenticated;
