-- "Needs a decision first", the order of lists across jobs: jobs by their most urgent date, and within each job first replies due by
-- today, then the rest by match, then those waiting on someone else, then closed ones. Applications of the company's own candidates at
-- other companies come last, by job, because it doesn't decide on them.

create function private.due_until() returns date
language sql stable set search_path = ''
return (now() at time zone 'UTC')::date + 1;
comment on function private.due_until is 'Replies owed before this day are due today or overdue.';

create view private.waiting_on_others with (security_invoker = true) as
select m.application_id, m.job_id, m.company_id
from private.application_matches m
where m.status = 'offered' and (
  exists (select from private.offers o where o.application_id = m.application_id and o.state = 'open')
  or not exists (select from private.offers o where o.application_id = m.application_id))
union
select m.application_id, m.job_id, m.company_id
from private.interviews i
join private.application_matches m using (application_id)
where i.state = 'confirmed' and i.move_asked is null and i.starts_at > now()
union
select m.application_id, m.job_id, m.company_id
from private.interview_proposals p
join private.application_matches m using (application_id)
where p.state = 'open';
comment on view private.waiting_on_others is
  'Applications that no one at the company can decide on today: an open offer, an upcoming interview, or proposed times not picked yet.';

create function private.waiting_at(of_jobs uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(select w.application_id from private.waiting_on_others w where w.job_id = any (of_jobs));
end
$$;
comment on function private.waiting_at is 'private.waiting_on_others of these jobs.';

create function private.decision_part(kept private.application_matches, of_company uuid, waiting uuid[]) returns integer
language sql stable set search_path = ''
return case
  when kept.company_id <> of_company then 4
  when kept.status <> all (private.open_stages()) then 3
  when kept.answer_due < private.due_until() then 0
  when kept.application_id = any (waiting) then 2
  else 1
end;
comment on function private.decision_part is
  'The part of the list an application is in within its job: 0 due, 1 to decide, 2 waiting on someone else, 3 closed, 4 at another company.';

create function private.listed_job_ids(scopes uuid[], of_company uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return case when of_company = any (scopes) then array(select j.id from public.jobs j where j.company_id = of_company) else scopes end;
end
$$;
comment on function private.listed_job_ids is 'The company''s jobs in a list.';

create function private.most_urgent_day(of_job uuid, wanted private.application_filter) returns date
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(min(first.answer_due), 'infinity')
    from unnest(private.open_stages()) as stage
    cross join lateral (
      select m.answer_due
      from private.application_matches m
      where m.job_id = of_job and m.status = stage and stage = any (wanted.stages) and m.answer_due is not null
        and (wanted.found is null or m.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or private.fits_filter(m, wanted))
      order by m.answer_due
      limit 1
    ) first
  );
end
$$;
comment on function private.most_urgent_day is 'The earliest reply-by date among a job''s listed applications; infinity without one.';

create function private.to_decide(of_job uuid, wanted private.application_filter, waiting uuid[]) returns integer
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select count(*)
    from private.application_matches m
    where m.job_id = of_job and m.status = any (wanted.stages) and m.status = any (private.open_stages())
      and (m.answer_due < private.due_until() or m.application_id not in (select unnest(waiting)))
      and (wanted.found is null or m.application_id in (select unnest(wanted.found)))
      and (wanted.is_plain or private.fits_filter(m, wanted))
  );
end
$$;
comment on function private.to_decide is 'How many of the listed applications of a job need a decision.';

create function private.away_decisions(wanted private.application_filter, p_before jsonb, size integer) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return array(
    select x.application_id
    from private.application_scopes x
    join private.application_matches m on m.application_id = x.application_id
    join public.jobs j on j.id = m.job_id
    where x.scope = wanted.of_company and x.is_away and x.status = any (wanted.stages)
      and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
      and (wanted.is_plain or private.fits_filter(m, wanted))
      and (p_before is null
        or (j.title, j.id) > (p_before ->> 'jobTitle', (p_before ->> 'jobId')::uuid)
        or j.id = (p_before ->> 'jobId')::uuid
          and (x.match_order, x.applied_at, x.application_id) < ((p_before ->> 'score')::bigint, before.at, before.id))
    order by j.title, j.id, x.match_order desc, x.applied_at desc, x.application_id desc
    limit size
  );
end
$$;
comment on function private.away_decisions is 'Ids of applications that a company''s candidates made elsewhere, job by job, best match first.';

create function private.check_decision_key(p_before jsonb, is_of_one boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.page_key(p_before, 'appliedAt');
  perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist')
  where not coalesce(
    pg_input_is_valid(p_before ->> 'score', 'bigint')
    and (is_of_one and p_before ->> 'part' in ('0', '1', '2', '3')
      or p_before ->> 'part' in ('0', '1', '2', '3', '4')
        and pg_input_is_valid(p_before ->> 'jobId', 'uuid') and p_before ->> 'jobTitle' is not null
        and jsonb_typeof(p_before -> 'begun') = 'array')
    and case jsonb_typeof(p_before -> 'begun')
      when 'array' then not exists (
        select from jsonb_array_elements_text(p_before -> 'begun') as id where not coalesce(pg_input_is_valid(id, 'uuid'), false))
      when 'null' then true
      else p_before -> 'begun' is null end, false);
end
$$;
comment on function private.check_decision_key is 'PT422 for an unknown page of this order. Within one job, the key needn''t name the job.';

create function private.decision_applications(
  scopes uuid[], wanted private.application_filter, p_before jsonb, size integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  job_ids uuid[] := private.listed_job_ids(scopes, wanted.of_company);
  waiting uuid[] := private.waiting_at(job_ids);
  open_asked public.application_status[] := array(
    select stage from unnest(wanted.stages) as stage where stage = any (private.open_stages()));
  is_of_one boolean := cardinality(job_ids) = 1;
  first_part integer := 0;
  begun uuid[] := '{}';
  page uuid[] := '{}';
  job record;
  before jsonb;
  narrowed private.application_filter;
begin
  if p_before is not null then
    perform private.check_decision_key(p_before, is_of_one);
    first_part := p_before ->> 'part';
    begun := array(select jsonb_array_elements_text(nullif(p_before -> 'begun', 'null')))::uuid[];
  end if;
  for job in
    select j.id, j.title, due.day, p_before is not null and (is_of_one or j.id = (p_before ->> 'jobId')::uuid) as is_begun
    from public.jobs j
    cross join lateral (select private.most_urgent_day(j.id, wanted) as day offset 0) due
    where j.id = any (job_ids) and first_part < 4
      and exists (
        select from unnest(wanted.stages) as stage
        join private.application_matches m on m.job_id = j.id and m.status = stage)
      -- By jobs already shown, not by date: a job's most urgent date changes with every decision.
      and (is_of_one or j.id <> all (begun) or j.id = (p_before ->> 'jobId')::uuid)
    order by is_begun desc, due.day, j.title, j.id
  loop
    for part in case when job.is_begun then first_part else 0 end .. 3 loop
      before := case when job.is_begun and part = first_part then p_before end;
      narrowed := wanted;
      narrowed.stages := case when part = 3
        then array(select stage from unnest(wanted.stages) as stage where stage <> all (private.open_stages())) else open_asked end;
      if part = 1 then
        narrowed.without := waiting;
      elsif part = 2 then
        narrowed.found := array(select id from unnest(waiting) as id where wanted.found is null or id = any (wanted.found));
      end if;
      page := page || case part
        when 0 then private.owed_applications(array[job.id], narrowed, private.due_until(), before, size - cardinality(page))
        else private.best_applications(
          array[job.id], narrowed, case when part < 3 then private.due_until() else '-infinity' end, before, size - cardinality(page))
      end;
      if cardinality(page) >= size then
        return page;
      end if;
    end loop;
  end loop;
  if wanted.of_company = any (scopes) then
    page := page || private.away_decisions(wanted, case when first_part = 4 then p_before end, size - cardinality(page));
  end if;
  return page;
end
$$;
comment on function private.decision_applications is
  'The ids of a page, in the order "Needs a decision first" (RULES: Applications). p_before: ApplicationKey of the last row, with its job, its part and the jobs begun so far. PT422 for an unknown page.';

create function private.decision_jobs(ids uuid[], wanted private.application_filter) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', listed.job_id,
      'to_decide', private.to_decide(listed.job_id, wanted, private.waiting_at(array[listed.job_id]))
    )), '[]')
    from (
      select distinct m.job_id from private.application_matches m
      where m.application_id = any (ids) and m.company_id = wanted.of_company
    ) listed
  );
end
$$;
comment on function private.decision_jobs is 'ListedJob[] (contracts/applications/application.ts) of the company''s jobs on a page.';

create function private.begun_jobs(ids uuid[], p_before jsonb) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select jsonb_array_elements_text(nullif(p_before -> 'begun', 'null'))::uuid
    union
    select m.job_id from private.application_matches m where m.application_id = any (ids))
$$;
comment on function private.begun_jobs is 'The jobs of a page and of the pages before it, for the key of the next one.';
