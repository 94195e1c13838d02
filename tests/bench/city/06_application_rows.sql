-- Run for one batch after the other; :first and :last are its edges.

insert into public.applications (id, job_id, candidate_id, company_id, applied_by_company_id, status, applied_at, updated_at)
select a.id, j.id, c.id, j.company_id, c.managed_by, a.path[cardinality(a.path)],
  a.applied_at, least(a.applied_at + cardinality(a.path) * interval '2 days', size.today)
from bench.size, bench.applications a
join bench.jobs j on j.n = a.job
join bench.candidates c on c.n = a.candidate
where a.n between :first and :last
order by a.n;

insert into private.sent_profiles (application_id, profile)
select a.id, private.applicant_json(c)
from bench.applications a
join bench.candidates d on d.n = a.candidate
join public.candidates c on c.id = d.id
where a.n between :first and :last
order by a.n;

insert into private.sent_documents (application_id, bucket_id, name, size, fingerprint)
select a.id, 'candidate_resumes', c.user_id || '/resume.pdf', 84210, 'a5c2'
from bench.applications a
join bench.candidates c on c.n = a.candidate
where a.n between :first and :last
order by a.n;

insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
select a.id, a.path[step - 1], a.path[step],
  case when a.path[step] in ('applied', 'withdrawn') then c.user_id else bench.id('staff of ' || j.company, 0) end,
  least(a.applied_at + (step - 1) * interval '2 days', size.today)
from bench.size, bench.applications a
join bench.jobs j on j.n = a.job
join bench.candidates c on c.n = a.candidate
cross join lateral generate_series(1, cardinality(a.path)) step
where a.n between :first and :last
order by a.n, step;
