-- The schedule on which proposed times end that have passed. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('end-passed-times', '* * * * *', 'select private.end_passed_times()');
exception when others then
  raise notice 'The end of passed times is not scheduled in this database: %', sqlerrm;
end
$$;
