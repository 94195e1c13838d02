-- Similar jobs: shown next to a job, and in its place once it's closed.

create function private.was_public(job public.jobs) returns boolean
language sql stable set search_path = ''
as $$
  select job.deleted_at is null and job.posted_at is not null and job.status <> 'draft'
    and exists (select from public.companies c where c.id = job.company_id and not private.is_paused(c))
$$;
comment on function private.was_public is 'True for a job that has been public and whose title may still be shown, open or not (RULES: Jobs).';

create table private.titles_when_open (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  title text not null
);
comment on table private.titles_when_open is 'Titles that closed jobs had while open, if they were renamed since.';
alter table private.titles_when_open enable row level security;

create function private.similar_jobs(to_job uuid, asked integer[], me public.candidates) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return array(
    select m.job_id
    from private.visible_matches m
    where m.required operator(extensions.&&) asked
      and m.job_id <> to_job
      and not exists (select from private.jobs_left_out l where l.job_id = m.job_id and l.candidate_id = me.id)
    order by cardinality(m.required operator(extensions.&) asked) desc, cardinality(m.required), m.posted_at desc, m.job_id
    limit 6
  );
end
$$;
comment on function private.similar_jobs is 'Visible jobs that require most of these skills, those with the fewest other requirements first.';

create function public.get_similar_jobs(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
  application_id := (private.last_application(me.id, job.id)).id;
  -- For a job the caller can't see, the result is the same as for a missing one.
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
      select to_jsonb(l.entry) || jsonb_build_object('shared', array(
        select asked.name from unnest((l.job).skills_required, (l.job).required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.listed_jobs(found_ids, me, home, is_candidate) as l
      order by l."position"
    )
  );
end
$$;
comment on function public.get_similar_jobs is
  '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidates/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know about; closed if that job was public, or the caller applied, and it isn''t visible to them now. Empty for any other job. SECURITY DEFINER: indexes only work if the search skips row policies, and candidates can''t read jobs; only currently visible jobs are listed.';

grant execute on function public.get_similar_jobs to anon, authenticated;
