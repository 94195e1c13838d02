-- Applications made before their match was kept beside them, some hundred jobs at a time. Safe to repeat: writes only what differs.
set local statement_timeout = 0;
do $$
declare
  jobs uuid[];
begin
  for jobs in
    select array_agg(job_id)
    from (select job_id, (row_number() over (order by job_id) - 1) / 500 as batch from public.applications group by job_id) as applied_for
    group by batch
  loop
    perform private.recount_application_matches(jobs);
  end loop;
end
$$;
-- Lists are planned by what there is now.
analyze private.application_matches;
