-- What stands around them: a few answers, notifications, invitations and mail.

insert into public.job_application_answers (application_id, question_id, question, answer)
select a.id, q.id, q.question, bench.one_of(bench.sentences(), a.n, 100)
from bench.applications a
join bench.jobs j on j.n = a.job
join public.job_questions q on q.job_id = j.id
where bench.chance(a.n, 101) < 0.15;

insert into public.notifications (user_id, type, title, message, is_read, data, created_at)
select c.user_id, 'application_status', 'Application status', 'Your application has moved.', bench.chance(a.n, 103) < 0.8,
  jsonb_build_object('application_id', a.id, 'job_id', j.id), a.applied_at + interval '2 days'
from bench.applications a join bench.jobs j on j.n = a.job join bench.candidates c on c.n = a.candidate
where cardinality(a.path) > 1 and bench.chance(a.n, 102) < 0.2
union all
select bench.id('staff of ' || j.company, 0), 'application_received', 'New application', 'Somebody applied.', bench.chance(a.n, 103) < 0.8,
  jsonb_build_object('application_id', a.id, 'job_id', j.id), a.applied_at
from bench.applications a join bench.jobs j on j.n = a.job
where bench.chance(a.n, 104) < 0.2;

insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id, assigned_by_user_id)
select c.id, c.managed_by, s.user_id, null
from bench.candidates c join bench.staff s on bench.id('company', s.company) = c.managed_by and s.k = 2
where bench.chance(c.n, 105) < 0.3;

insert into public.invitations (type, email, status, invited_by_user_id, company_id, candidate_data, created_at, expires_at)
select 'candidate', 'invited-' || n || '@people.example', 'pending',
  bench.id('staff of ' || (1 + n % 50), 0), bench.id('company', 1 + n % 50), '{"firstName": "Sam", "lastName": "Invited"}',
  size.today - n % 300 * interval '1 day', size.today - n % 300 * interval '1 day' + interval '7 days'
from bench.size, generate_series(1, (20000 * size.scale)::integer) n;

insert into public.email_outbox (template, to_email, data, attempts, sent_at, created_at)
select 'application-status', 'person-' || n || '@people.example', '{}', 1, size.today - n % 300 * interval '1 day', size.today - n % 300 * interval '1 day'
from bench.size, generate_series(1, (200000 * size.scale)::integer) n;
