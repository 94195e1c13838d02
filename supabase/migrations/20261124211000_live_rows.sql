-- The schedule on which people are mailed what was written to them, and what tells browsers that something is new. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('tell-messages', '* * * * *', 'select private.tell_due_messages()');
exception when others then
  raise notice 'Mails about messages are not scheduled in this database: %', sqlerrm;
end
$$;

-- Hosted, browsers hear of new rows they may read through this publication. Where it is missing they ask now and then.
do $$
declare
  heard text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach heard in array '{conversations,notifications,team_news}'::text[] loop
    if not exists (
      select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = heard) then
      execute format('alter publication supabase_realtime add table public.%I', heard);
    end if;
  end loop;
end
$$;
