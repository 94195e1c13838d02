-- The course of an application, as its history tells it: how far it came, when it was decided, whether the promised day was kept.
-- The lists that narrow by it and the reports that count it ask here (RULES: Reports).

create function private.stage_rank(status public.application_status) returns integer
language sql immutable parallel safe
return array_position('{applied,reviewing,interview,offered,hired}'::public.application_status[], status);
comment on function private.stage_rank(public.application_status) is 'The place of a stage on the way to being hired, from 1; null for rejected and withdrawn, which end it.';

-- Without a search path of its own it becomes part of the query.
create function private.application_course(of_application uuid)
returns table (furthest integer, decided_at timestamptz, hired_at timestamptz, withdrawn_at timestamptz)
language sql stable rows 1
begin atomic
  select
    max(private.stage_rank(e.to_status)),
    min(e.created_at) filter (where private.is_answer(e.to_status)),
    min(e.created_at) filter (where e.to_status = 'hired'),
    min(e.created_at) filter (where e.to_status = 'withdrawn')
  from public.application_events e
  where e.application_id = of_application;
end;
comment on function private.application_course(uuid) is
  'Of an application: private.stage_rank of the furthest stage it reached, and when it was first answered (private.is_answer), hired and withdrawn. For use in FROM.';

create function private.promise_outcome(answer_by date, decided_at timestamptz, withdrawn_at timestamptz) returns text
language sql stable
return case
  when answer_by is null then null
  when (coalesce(decided_at, withdrawn_at, now()) at time zone 'UTC')::date > answer_by then 'late'
  when decided_at is not null then 'kept'
end;
comment on function private.promise_outcome(date, timestamptz, timestamptz) is
  'Whether an application was answered by the promised day (UTC): kept when it was decided by then; late when it was decided later, is still owed after it, or was withdrawn after it; null without a promise, before its day, and for who withdrew before it (RULES: Reports).';
