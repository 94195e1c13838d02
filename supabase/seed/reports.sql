-- What people reported, of jobs and of messages. The administrators' queue holds one that three accounts flagged, one that waits, and one that was dismissed.

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
update private.pending_notifications set due_at = now();
select private.notify_due();
update private.job_reports set decided_at = pg_temp.ago(11.4) where decided_at is not null;
update private.reported_jobs set decided_at = pg_temp.ago(11.4) where decided_at is not null;
select pg_temp.happened(11.4);

select pg_temp.report(person, job, reason, words, days) from (values
  ('noor', 'merchandiser', 'fraud', 'Somebody who says they are from this company asked me for $180 for a uniform before an interview.', 3.1),
  ('kofi', 'merchandiser', 'fraud', 'The same message, from an address that is not theirs.', 2.4),
  ('petra', 'merchandiser', 'other', 'Their store manager told me by phone that there is no such job.', 0.6),
  ('jonah', 'front-desk', 'discrimination', 'The description asks for a "young team player". I asked what that means and got no answer.', 1.8)
) as reported (person, job, reason, words, days);

-- What a company wrote to an applicant, who reported it.
create function pg_temp.report_message(author text, person text, job text, body text, reason text, words text, days numeric)
returns uuid language plpgsql as $$
declare
  message private.application_messages;
begin
  perform pg_temp.act_as(author);
  select (private.add_message(private.application_to_talk(a.id), gen_random_uuid(), body)).* into message
  from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person);
  update private.application_messages m set created_at = pg_temp.ago(days + 0.2) where m.id = message.id;
  -- No one gets an email about a demo.
  delete from private.message_notices n where n.application_id = message.application_id;
  perform pg_temp.act_as(person);
  perform public.report_message(message.id, reason, words);
  update private.message_reports r set created_at = pg_temp.ago(days) where r.message_id = message.id;
  perform pg_temp.happened(days);
  return message.id;
end
$$;

select pg_temp.report_message(
  'lanternfish', 'joaopedro', 'front-desk',
  'Before we can talk, there is a fee of $60 for the uniform. Please send it to my own account, then I can give you a time.',
  'fraud', 'The job page says nothing of a fee, and a colleague of theirs told me there is none.', 1.1);
select pg_temp.report_message(
  'lanternfish', 'yusuf', 'front-desk', 'Please call me today, and only on my private number.', 'off_platform', '', 2.7);
select pg_temp.act_as('admin');
select public.decide_message_reports(r.message_id, 'kept') from private.message_reports r where r.reason = 'off_platform';
update private.pending_notifications set due_at = now();
select private.notify_due();
update private.message_reports set decided_at = pg_temp.ago(2.2) where decision is not null;
select pg_temp.happened(2.2);
