-- Published jobs gain their numbers for ranking. Safe to repeat.
set local statement_timeout = 0;

select private.add_match_terms(array(select job_id from public.published_jobs));
analyze private.match_terms;
select private.refresh_matchable_jobs(array(select job_id from public.published_jobs));
analyze private.matchable_jobs;
