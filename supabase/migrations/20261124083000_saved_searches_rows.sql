-- The schedule on which new jobs of saved searches are mailed. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
-- Asked every minute, so that a pause at the hour itself costs nobody anything.
do $$
begin
  perform cron.schedule('mail-saved-searches', '* * * * *', 'select private.mail_saved_searches()');
exception when others then
  raise notice 'The mail of saved searches is not scheduled in this database: %', sqlerrm;
end
$$;
