-- Rows of jobs, and the triggers that keep published_jobs. A set or a flag before a predicate only spares rows it would refuse or need
-- not look at.

alter table public.jobs enable row level security;
alter table public.job_questions enable row level security;
alter table public.job_assignments enable row level security;
alter table public.published_jobs enable row level security;
revoke all on public.jobs, public.job_questions, public.job_assignments, public.published_jobs from anon, authenticated, service_role;
grant select on public.jobs, public.job_questions, public.job_assignments to authenticated, service_role;
-- No policy either: visible_until would tell strangers when a subscription ends. The public searches through search_jobs.
grant select on public.published_jobs to service_role;

create policy "Staff and admins can read a job" on public.jobs
  for select to authenticated
  using (
    (select private.is_admin())
    or company_id in (select private.my_company_ids()) and private.can_read_job(jobs, (select private.my_reach()))
  );

-- Sub-select on jobs: whoever can read a job can read its questions.
create policy "Whoever can read a job can read its questions" on public.job_questions
  for select to authenticated using (exists (select 1 from public.jobs j where j.id = job_id));

create policy "Staff and admins can read who looks after a job" on public.job_assignments
  for select to authenticated
  using (
    (select private.is_admin())
    or company_id in (select private.my_company_ids())
      and private.can_read_assignment(
        company_id, assigned_to_user_id, (select (private.my_reach()).job_company_ids), (select private.my_reach()))
  );

create trigger jobs_touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger job_assignments_touch_updated_at before update on public.job_assignments
  for each row execute function private.touch_updated_at();

-- ── published_jobs ────────────────────────────────────────────────────────────────────────────────────────────

create view private.publishable_jobs with (security_invoker = true) as
select
  j.id as job_id,
  j.company_id,
  c.name as company_name,
  c.logo_url as company_logo_url,
  j.title,
  j.location,
  j.locations,
  j.job_type,
  j.experience_level,
  j.salary_min,
  j.salary_max,
  j.skills_required,
  j.preferred_skills,
  private.skill_keys(j.skills_required) as required_skill_keys,
  private.skill_keys(j.preferred_skills) as preferred_skill_keys,
  j.posted_at,
  -- least() passes over nulls: the end of the last day, the end of the subscription, or neither.
  coalesce(least((j.expires_at + 1)::timestamp at time zone 'UTC', s.expires_at), 'infinity') as visible_until,
  setweight(to_tsvector('pg_catalog.english', private.searchable(j.title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(c.name)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.skills_required || j.preferred_skills, ', '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.location || j.locations, ', '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(j.description)), 'D') as search
from public.jobs j
join public.companies c on c.id = j.company_id
join public.company_subscriptions s on s.company_id = j.company_id
where j.is_active and c.is_approved and private.is_plan_active(s);
comment on view private.publishable_jobs is
  'What published_jobs holds, computed: published jobs of approved companies with a subscription. Ends are compared when read.';
revoke all on private.publishable_jobs from public, anon, authenticated, service_role;

create function private.refresh_published_jobs(of_jobs uuid[]) returns void
language sql set search_path = ''
begin atomic
  delete from public.published_jobs p
  where p.job_id = any (of_jobs) and not exists (select from private.publishable_jobs v where v.job_id = p.job_id);

  insert into public.published_jobs (
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  )
  select
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  from private.publishable_jobs
  where job_id = any (of_jobs)
  on conflict (job_id) do update set
    company_id = excluded.company_id,
    company_name = excluded.company_name,
    company_logo_url = excluded.company_logo_url,
    title = excluded.title,
    location = excluded.location,
    locations = excluded.locations,
    job_type = excluded.job_type,
    experience_level = excluded.experience_level,
    salary_min = excluded.salary_min,
    salary_max = excluded.salary_max,
    skills_required = excluded.skills_required,
    preferred_skills = excluded.preferred_skills,
    required_skill_keys = excluded.required_skill_keys,
    preferred_skill_keys = excluded.preferred_skill_keys,
    posted_at = excluded.posted_at,
    visible_until = excluded.visible_until,
    search = excluded.search;
end;
comment on function private.refresh_published_jobs(uuid[]) is 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

-- The three trigger functions are SECURITY DEFINER because whoever changes a job, company or subscription has no right
-- on published_jobs; they act on the changed rows only.

create function private.publish_changed_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(select id from changed));
  return null;
end
$$;
comment on function private.publish_changed_jobs() is 'Statement trigger on jobs.';
create trigger jobs_are_published_when_inserted after insert on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();
create trigger jobs_are_published_when_updated after update on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();

create function private.publish_jobs_of_changed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id
    from changed
    join before on before.id = changed.id
    join public.jobs j on j.company_id = changed.id and j.is_active
    where (changed.name, changed.logo_url, changed.is_approved) is distinct from (before.name, before.logo_url, before.is_approved)
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_companies() is 'Statement trigger on companies: name, logo and approval stand in published_jobs.';
create trigger jobs_follow_their_company after update on public.companies
  referencing old table as before new table as changed
  for each statement execute function private.publish_jobs_of_changed_companies();

create function private.publish_jobs_of_changed_subscriptions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id from changed join public.jobs j on j.company_id = changed.company_id and j.is_active
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_subscriptions() is 'Statement trigger on company_subscriptions.';
create trigger jobs_follow_a_new_subscription after insert on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_a_changed_subscription after update on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_an_ended_subscription after delete on public.company_subscriptions
  referencing old table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
