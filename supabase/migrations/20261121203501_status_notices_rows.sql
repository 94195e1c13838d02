-- The schedule on which candidates are told of moves that can no longer be undone; applications moved before were told at once. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('tell-statuses', '* * * * *', 'select private.tell_due_statuses()');
exception when others then
  raise notice 'Telling candidates of moves is not scheduled in this database: %', sqlerrm;
end
$$;
