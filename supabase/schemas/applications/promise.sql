-- Reply-by dates: a job promises a reply within some days, and each application is owed one by its date. How often a company replied on
-- time is counted from the histories.

create function private.is_answer(status public.application_status) returns boolean
language sql immutable parallel safe
return status in ('offered', 'hired', 'rejected');
comment on function private.is_answer is 'Whether a move to this status counts as the reply a candidate is waiting for (RULES: Applications).';

create function private.answer_stands_after() returns interval
language sql immutable set search_path = ''
return interval '1 hour';
comment on function private.answer_stands_after is 'How long a reply must be unchanged to count: by then, its candidate knows it.';

create function private.given_answers(of_application uuid, only_settled boolean default false) returns setof public.application_events
language sql stable set search_path = ''
as $$
  select e.*
  from public.application_events e
  where e.application_id = of_application and private.is_answer(e.to_status) and (not only_settled or private.is_settled(e)) and not exists (
    select from public.application_events later
    where later.application_id = of_application and later.id > e.id and later.to_status in ('applied', 'reviewing', 'interview')
      and (not only_settled or private.is_settled(later))
      -- Of two simultaneous moves, the later one may have begun first.
      and later.created_at > e.created_at - interval '1 minute' and later.created_at < e.created_at + private.answer_stands_after())
$$;
comment on function private.given_answers is
  'An application''s moves that count as replies, except those undone before the candidate was notified: moving there and back doesn''t count. only_settled: only moves that can no longer be undone.';

create function private.answered_on(of_application uuid, only_settled boolean default false) returns date
language sql stable set search_path = ''
return (select private.earliest_day(min(e.created_at)) from private.given_answers(of_application, only_settled) e);
comment on function private.answered_on is 'The earliest reply-by date that the first reply still met (private.earliest_day); null without a reply.';

create function private.withdrawn_on(of_application uuid) returns date
language sql stable set search_path = ''
as $$
  select private.earliest_day(min(e.created_at))
  from public.application_events e
  where e.application_id = of_application and e.to_status = 'withdrawn'
$$;
comment on function private.withdrawn_on is 'The first day that wasn''t over yet when an application was withdrawn (private.earliest_day); null if it wasn''t.';

create function private.is_overdue(answer_due date) returns boolean
language sql stable
return private.is_day_over(answer_due);
comment on function private.is_overdue is 'Whether the date of an owed reply has passed everywhere (RULES: Days).';

create function private.settled_promise(answer_by date, answered_on date, withdrawn_on date) returns text
language sql immutable parallel safe
return case
  when answered_on <= answer_by then 'kept'
  when coalesce(answered_on, withdrawn_on) > answer_by then 'late'
end;
comment on function private.settled_promise is
  'The outcome of a reply-by date, independent of today''s date: kept if the reply came by then; late if it came after, or the candidate withdrew without one after. Null without a date, while the reply is owed, and if the candidate withdrew by then (RULES: Reports).';

create function private.kept_promises(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  kept integer;
  passed integer;
begin
  select coalesce(sum(c.n) filter (where c.what = 'promises_kept'), 0), coalesce(sum(c.n), 0)
  into kept, passed
  from private.counts c where c.subject = of_company and c.what in ('promises_kept', 'promises_late');
  passed := passed + (
    select count(*) from private.application_matches m
    where m.company_id = of_company and m.status = any (private.open_stages()) and private.is_overdue(m.answer_due)
      and not m.is_added);
  return case when passed >= 10 then jsonb_build_object('kept', kept, 'passed', passed) end;
end
$$;
comment on function private.kept_promises is
  'KeptPromises (contracts/companies/company.ts): how many replies were due or given, and how many of them were on time; null below ten (RULES: Applications). People added by hand have no reply-by date and are excluded. Given replies are stored counts, owed ones an index range.';

create function private.owed_day(answer_by date, status public.application_status, was_answered boolean) returns date
language sql immutable parallel safe
return case when status <> 'withdrawn' and not was_answered then answer_by end;
comment on function private.owed_day is 'The reply-by date while a reply is owed; null once one was given or the application was withdrawn.';

create function private.keep_answer_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + private.answer_days_of(j) from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or exists (
        select from private.given_answers(new.id) e
        -- This move back isn't written yet.
        where not (new.status = any (private.open_stages())) or e.created_at + private.answer_stands_after() <= now()));
  end if;
  return new;
end
$$;
comment on function private.keep_answer_day is
  'Row trigger: sets an application''s reply-by date when it is created, no matter what its job promises later, and whether a reply is owed, from its status and history, which an undo has already shortened (RULES: Applications). SECURITY DEFINER: reads jobs and events regardless of row policies.';
