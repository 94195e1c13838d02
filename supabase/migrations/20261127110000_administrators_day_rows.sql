-- By hand: a generated migration holds no rows. After the functions it calls exist. Safe to repeat.
-- Without pg_cron, the local backend calls them.
do $$
begin
  perform cron.schedule('note-unknown-skills', '23 * * * *', 'select private.note_unknown_skills()');
  perform cron.schedule('count-platform-days', '37 * * * *', 'select private.count_platform_days()');
exception when undefined_table or invalid_schema_name or undefined_function then
  raise notice 'Nothing is scheduled in this database: %', sqlerrm;
end
$$;
