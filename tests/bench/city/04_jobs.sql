-- Jobs: 100,000 of them 20,000 open; 5,000 of the third company.

create table bench.jobs as
select
  n, company, k,
  -- The large company of 02_companies has jobs of all kinds; most others work in one or two fields.
  (case when company <= 3 or bench.chance(n, 50) < 0.3 then floor(20 * bench.chance(n, 51)) else company % 20 end)::integer as field,
  case
    when company = 1 and k = 1 then 'published'
    when company = 1 and k = 2 then 'closed'
    when company = 3 and k <= 5000 * scale then 'published'
    when company = 2 and bench.chance(n, 52) < 0.07 then 'published'
    when company = 1 and bench.chance(n, 52) < 0.3 then 'published'
    when bench.chance(n, 53) < 0.04 then 'draft'
    when bench.chance(n, 53) < 0.20 then 'filled'
    else 'closed'
  end as status
from (
  select row_number() over (order by c.n, k) as n, c.n as company, k, size.scale
  from bench.size, bench.companies c, generate_series(1, c.jobs) k
) numbered;
alter table bench.jobs add primary key (n);

-- As many more as make the number of open jobs what it shall be; some of companies nobody sees.
update bench.jobs j set status = 'published'
from (
  select j.n from bench.jobs j join bench.companies c on c.n = j.company
  where c.n > 3 and c.standing = 'live' order by bench.chance(j.n, 54)
  limit (select s.open_jobs - (select count(*) from bench.jobs p where p.status = 'published') from bench.size s)
) chosen
where chosen.n = j.n;
update bench.jobs j set status = 'published'
from bench.companies c where c.n = j.company and c.standing <> 'live' and bench.chance(j.n, 54) < 0.15;

alter table bench.jobs add posted_at timestamptz;
update bench.jobs set posted_at = size.today - interval '1 day' * (case
  when company = 1 and k = 1 then 100
  when company = 1 and k = 2 then 1000
  when status = 'published' then 0.05 + 120 * bench.chance(n, 55)
  else 90 + 1000 * bench.chance(n, 55)
end)
from bench.size where status <> 'draft';
alter table bench.jobs add id uuid, add company_id uuid;
update bench.jobs set id = bench.id('job', n), company_id = bench.id('company', company);
analyze bench.jobs;

insert into public.jobs (
  id, company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required, salary_min, salary_max,
  skills_required, requirements, preferred_skills, status, expires_at, posted_at, created_at, updated_at)
select
  id, company_id, bench.id('staff of ' || company, 0),
  trim(bench.one_of('{"",Senior,Junior,Lead,"",Assistant}', n, 56) || ' ' || (bench.titles())[field + 1][1 + floor(4 * bench.chance(n, 57))::integer])
    || case when bench.chance(n, 58) < 0.4 then ', ' || bench.common_skill(n, 59) else '' end,
  bench.description(n, field), bench.place(n, 60), case when bench.chance(n, 61) < 0.15 then array[bench.place(n, 62)] else '{}' end,
  case when bench.chance(n, 63) < 0.75 then 'FULL_TIME' when bench.chance(n, 63) < 0.85 then 'PART_TIME'
    when bench.chance(n, 63) < 0.93 then 'CONTRACT' when bench.chance(n, 63) < 0.95 then 'INTERNSHIP' else 'REMOTE' end::public.job_type,
  case when bench.chance(n, 64) < 0.8 then (enum_range(null::public.experience_level))[bench.rank(5, n, 65)] end,
  case when bench.chance(n, 66) < 0.3 then 'Two years in a similar place' end,
  30000 + 1000 * floor(90 * bench.chance(n, 67)), 60000 + 1000 * floor(90 * bench.chance(n, 67)) + 1000 * floor(60 * bench.chance(n, 68)),
  bench.some_skills(field, n, 70, 3 + floor(6 * bench.chance(n, 72))::integer),
  array[bench.one_of(bench.sentences(), n, 73), bench.one_of(bench.sentences(), n, 74)],
  bench.some_skills(field, n, 75, floor(6 * bench.chance(n, 77))::integer),
  status::public.job_status, case when status = 'published' and bench.chance(n, 78) < 0.3 then date '2046-01-01' end, posted_at,
  coalesce(posted_at, size.today - interval '5 days') - interval '1 day', coalesce(posted_at, size.today - interval '5 days')
from bench.size, bench.jobs
order by coalesce(posted_at, size.today - interval '5 days'), n;

insert into public.job_questions (id, job_id, position, question)
select bench.id('question ' || k, n), bench.id('job', n), k, (array['Why do you want this job?', 'When could you start?'])[k + 1]
from (select n from bench.jobs) jobs, generate_series(0, 1) k where bench.chance(n, 79) < 0.2;

-- The first company's first partner recruiter looks after its second job, an old one, and nothing else.
insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
select bench.id('job', n), bench.id('company', company), bench.id('staff of ' || company, assignee), bench.id('staff of ' || company, 0)
from (
  select j.n, j.company, case when j.company = 1 and j.k = 2 then 3 else
    (select s.k from bench.staff s where s.company = j.company and s.k > 1 and not (s.company = 1 and s.k = 3)
      order by bench.chance(s.k::bigint * 1000000 + j.n, 81) limit 1) end as assignee
  from bench.jobs j where bench.chance(j.n, 80) < 0.3 or j.company = 1 and j.k = 2
) chosen
where assignee is not null;

insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details, created_at)
select created_by, 'job.created', 'job', id, company_id, jsonb_build_object('title', title), created_at from public.jobs order by created_at;

select private.refresh_published_jobs(array(select id from public.jobs where is_active));
