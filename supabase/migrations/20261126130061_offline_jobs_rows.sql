-- A job that its company published again before decisions to take jobs offline held is live: the decision about it holds no longer.
-- Safe to repeat.
update private.reported_jobs r set decision = 'lifted'
from public.jobs j
where j.id = r.job_id and r.decision = 'offline' and j.status = 'published';
