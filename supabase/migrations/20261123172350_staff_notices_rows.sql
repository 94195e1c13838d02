-- The schedules on which staff are reminded of promised answers and get their daily summaries. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
-- Asked every minute, so that a pause at the hour itself costs nobody anything.
do $$
begin
  perform cron.schedule('remind-of-answers', '* * * * *', 'select private.remind_of_answers()');
  perform cron.schedule('send-summaries', '* * * * *', 'select private.send_due_summaries()');
exception when others then
  raise notice 'Reminders and summaries are not scheduled in this database: %', sqlerrm;
end
$$;
