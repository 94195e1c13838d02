-- By hand: a generated migration holds no rows. One list schedules everything from here on.
do $$
begin
  perform cron.unschedule(j.jobid) from cron.job j
  where j.jobname in (
    'deliver-email', 'clear-files', 'tell-statuses', 'tell-decisions', 'tell-plans', 'tell-messages', 'remind-of-answers', 'remind-of-interviews',
    'end-passed-times', 'tend-offers', 'send-summaries', 'mail-saved-searches', 'keep-retention', 'keep-failed-calls', 'forget-job-visits',
    'notify-due', 'send-group-messages');
exception when undefined_table or invalid_schema_name then
  raise notice 'Nothing was scheduled in this database.';
end
$$;
select private.apply_schedules();
