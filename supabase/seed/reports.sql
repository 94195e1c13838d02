-- What people reported of jobs. The administrators' queue holds one that three accounts flagged, one that waits, and one that was dismissed.

create function pg_temp.report(person text, job text, reason text, words text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(person);
  perform public.report_job((select id from demo_jobs where name = job), reason, words);
  update private.job_reports set created_at = pg_temp.ago(days) where created_at = now();
  update private.reported_jobs set waiting_since = pg_temp.ago(days) where waiting_since = now();
  perform pg_temp.happened(days);
end
$$;

select pg_temp.report('jonah', 'illustrator', 'other', 'They ask for finished drawings before the first talk, unpaid.', 12.2);
select pg_temp.act_as('admin');
select public.decide_job_reports((select id from demo_jobs where name = 'illustrator'), 'dismissed');
update private.reported_jobs set decided_at = decided_at - private.undo_time() where not is_told;
update private.job_reports set decided_at = decided_at - private.undo_time() where decided_at is not null;
select private.tell_due_decisions();
update private.job_reports set decided_at = pg_temp.ago(11.4) where decided_at is not null;
update private.reported_jobs set decided_at = pg_temp.ago(11.4) where decided_at is not null;
select pg_temp.happened(11.4);

select pg_temp.report(person, job, reason, words, days) from (values
  ('noor', 'merchandiser', 'fraud', 'Somebody who says they are from this company asked me for $180 for a uniform before an interview.', 3.1),
  ('kofi', 'merchandiser', 'fraud', 'The same message, from an address that is not theirs.', 2.4),
  ('petra', 'merchandiser', 'other', 'Their store manager told me by phone that there is no such job.', 0.6),
  ('jonah', 'front-desk', 'discrimination', 'The description asks for a "young team player". I asked what that means and got no answer.', 1.8)
) as reported (person, job, reason, words, days);
