-- Accepting an offer is its candidate's own move to Hired, and offers are told and expire on a schedule.
insert into private.application_transitions (from_status, to_status, made_by) values ('offered', 'hired', 'candidate')
on conflict do nothing;

-- How many stand in Offered is kept no more as open offers: those are counted where they are.
delete from private.kept_counts where what = 'open_offers';
delete from private.count_changes where what = 'open_offers';

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('tend-offers', '* * * * *', 'select private.tend_offers()');
exception when others then
  raise notice 'The telling of offers is not scheduled in this database: %', sqlerrm;
end
$$;
