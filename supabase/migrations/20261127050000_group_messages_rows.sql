-- By hand: a generated migration holds no rows. After private.deliver_due_group_message exists. Safe to repeat.
-- One act at a time, often enough that several don't wait for minutes. Without pg_cron, the local backend calls it.
do $$
begin
  perform cron.schedule('send-group-messages', '10 seconds', 'select private.deliver_due_group_message()');
exception when undefined_table or invalid_schema_name or undefined_function then
  raise notice 'Nothing is scheduled in this database: %', sqlerrm;
end
$$;
