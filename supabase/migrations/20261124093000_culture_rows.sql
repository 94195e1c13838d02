-- The order of matches has a last part: applications that are there get it, and lists of matches are made anew. Safe to repeat.
set local statement_timeout = 0;
delete from private.kept_matches;
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
