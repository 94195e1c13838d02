-- Who has looked at a job is forgotten once a day, where pg_cron is there.
do $do$
begin
  perform cron.schedule('forget-job-visits', '17 3 * * *', 'select private.forget_job_visits()');
exception when others then
  raise notice 'Nothing is scheduled: %', sqlerrm;
end
$do$;
