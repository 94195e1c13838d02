-- What triggers would have kept beside the rows, worked out in sets. Runs with all indexes and with triggers on.
set statement_timeout = 0;

update public.application_events e
set company_id = a.company_id, candidate_id = case when e.to_status = 'interview' then a.candidate_id end
from public.applications a
where a.id = e.application_id;

insert into private.published_companies (company_id, name, logo_url, industry, is_approved, plan_until)
select
  c.id, c.name, c.logo_url, c.industry, c.is_approved,
  case when private.is_plan_active(s) then coalesce(s.expires_at, 'infinity') else '-infinity' end
from public.companies c
left join public.company_subscriptions s on s.company_id = c.id;
select private.refresh_published_jobs(array(select id from public.jobs where is_active));
analyze private.published_companies, public.published_jobs;
select private.note_visible_changes(array(select company_id from private.published_companies));
select private.add_match_terms(array(select job_id from public.published_jobs));
analyze private.match_terms;
select private.refresh_matchable_jobs(array(select job_id from public.published_jobs));
analyze private.matchable_jobs;

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
analyze private.application_matches;

select private.queue_companies(array(select id from public.companies));
select private.note_told_stage(s.company_id, private.plan_stage(s.expires_at)) from public.company_subscriptions s;
select private.recount();
reset statement_timeout;
