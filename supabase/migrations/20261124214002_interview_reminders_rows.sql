-- The schedule on which interviews are reminded of. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('remind-of-interviews', '* * * * *', 'select private.remind_of_interviews()');
exception when others then
  raise notice 'Reminders of interviews are not scheduled in this database: %', sqlerrm;
end
$$;
