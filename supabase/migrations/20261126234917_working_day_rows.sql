-- By hand: a generated migration holds no rows. Safe to repeat.

-- Nobody owes a scorecard of an interview from before they were asked for.
update private.interviews set needs_scorecards = false where starts_at <= now();

-- One schedule notifies of what can no longer be undone. Without pg_cron, the local backend calls it.
do $$
begin
  perform cron.schedule('notify-due', '* * * * *', 'select private.notify_due()');
  perform cron.unschedule('tell-decisions') from cron.job j where j.jobname = 'tell-decisions';
  perform cron.unschedule('tell-statuses') from cron.job j where j.jobname = 'tell-statuses';
exception when undefined_table or invalid_schema_name or undefined_function then
  raise notice 'Nothing is scheduled in this database: %', sqlerrm;
end
$$;
