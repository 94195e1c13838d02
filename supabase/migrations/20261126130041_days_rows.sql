-- A day that limits something now ends at 12:00 UTC of the next one (private.end_of_day): what was computed from such days follows.
-- Safe to repeat.
set local statement_timeout = 0;

update public.published_jobs p set visible_until = (j.expires_at + 1)::timestamp at time zone 'UTC' + interval '12 hours'
from public.jobs j
where j.id = p.job_id and p.visible_until <> (j.expires_at + 1)::timestamp at time zone 'UTC' + interval '12 hours';

with plans as (
  select s.company_id, ((s.expires_at at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC' + interval '12 hours' as ends_at
  from public.company_subscriptions s
  where private.is_plan_active(s) and s.expires_at is not null
), later as (
  update private.published_companies c set plan_until = plans.ends_at
  from plans
  where plans.company_id = c.company_id and c.plan_until <> plans.ends_at
  returning c.company_id
)
select private.note_reopened_companies(array(select company_id from later));

with days as (
  select
    m.application_id,
    (select (min(e.created_at) at time zone 'UTC' - interval '12 hours')::date from private.given_answers(m.application_id) e) as answered_on,
    (
      select (min(e.created_at) at time zone 'UTC' - interval '12 hours')::date
      from public.application_events e where e.application_id = m.application_id and e.to_status = 'withdrawn'
    ) as withdrawn_on
  from private.application_matches m
  where m.answered_on is not null or m.withdrawn_on is not null
)
update private.application_matches m set answered_on = days.answered_on, withdrawn_on = days.withdrawn_on
from days
where days.application_id = m.application_id and (m.answered_on, m.withdrawn_on) is distinct from (days.answered_on, days.withdrawn_on);
