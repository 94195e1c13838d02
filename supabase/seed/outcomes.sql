-- What has happened since: who owns which job, which jobs ended, and what waits for an administrator.

select pg_temp.assign(sender, job, colleague, days) from (values
  ('company', 'night-dispatch', 'recruiter', 9.9), ('company', 'fleet-data', 'partner', 44.2), ('company', 'yard', 'marcus', 37.5),
  ('company', 'billing', 'partner', 40.6), ('marcus', 'backend', 'recruiter', 11.6), ('saltmere', 'nurse', 'saltmere-hr', 8.8)
) as assigned (sender, job, colleague, days);

-- Some applications have someone of their own.
select pg_temp.hand(sender, person, job, colleague, days) from (values
  ('marcus', 'grace', 'backend', 'marcus', 5.8), ('marcus', 'samir', 'backend', 'devon', 5.1), ('recruiter', 'hana', 'backend', 'recruiter', 4.1),
  ('company', 'tamsin', 'operations', 'marcus', 7.1), ('company', 'joaquin', 'night-dispatch', 'devon', 6.4)
) as handed (sender, person, job, colleague, days);

select pg_temp.finish('fleet-data', 'filled');
select pg_temp.finish('yard', 'closed');
select pg_temp.finish('diesel', 'expired', 5);
select pg_temp.finish('reliability', 'filled');
select pg_temp.finish('payments', 'closed');
select pg_temp.finish('substitutes', 'expired', 12);
select pg_temp.finish('home-aide', 'filled');
select pg_temp.finish('estimator', 'filled');
select pg_temp.finish('banquet', 'filled');
select pg_temp.finish('sous-chef', 'closed');
select pg_temp.finish('seasonal', 'expired', 2);
-- These end before long.
select pg_temp.finish('front-desk', 'expired', -9);
select pg_temp.finish('carpenter', 'expired', -20);

-- A plan that ran out.
select pg_temp.give_plan('tessaly', 'basic', -6, 36);

-- What was approved of a company changes by approval only: one wants another name and has moved.
select pg_temp.change_company('korvane', 'korvane', 1,
  '{"name": "Korvane Night Freight", "reg_street": "1200 Pearl Street", "tax_id": "84-5550178"}');

-- Every job was looked at each day since it was published, the first days most.
insert into private.job_views (job_id, day, n)
select j.id, day::date, 2 + abs(hashtext(j.title || day::date)) % 9 + greatest(0, 6 - (day::date - j.posted_at::date))
from public.jobs j
cross join generate_series(j.posted_at at time zone 'UTC', least(coalesce(j.expires_at, now()), now()) at time zone 'UTC', '1 day') as day
where j.posted_at is not null
on conflict do nothing;

-- The audit log is changed by no one; that its demo entries happened over months is said here, once, before anyone reads them.
alter table public.audit_log disable trigger audit_log_is_append_only;
update public.audit_log a set created_at = pg_temp.ago(day.days)
from (select last_entry, lag(last_entry, 1, 0::bigint) over (order by last_entry) as before, days from demo_days) as day
where a.id > day.before and a.id <= day.last_entry;
alter table public.audit_log enable trigger audit_log_is_append_only;

-- The verbs are not needed anymore.
drop table pg_temp.demo_candidates, pg_temp.demo_jobs, pg_temp.demo_days;
