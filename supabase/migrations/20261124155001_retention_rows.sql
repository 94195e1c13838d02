-- The schedules that keep to what is promised: rows that are too old, and files that were given up. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
-- Every ten minutes of two hours at night, a batch of each rule.
do $$
begin
  perform cron.schedule('keep-retention', '*/10 3-4 * * *', 'select private.keep_retention()');
  perform cron.schedule('clear-files', '*/10 * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/clear-files',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-outbox-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_secret')
      ),
      body := '{}'::jsonb
    )
    where exists (select from private.discarded_files)
  $job$);
exception when others then
  raise notice 'Retention is not scheduled in this database: %', sqlerrm;
end
$$;
