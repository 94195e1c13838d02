-- Reply-by dates: a job promises a reply within some days, and each application owes one by its date until it's given. How often a company
-- replied in time is counted from the histories.

create function private.is_answer(status public.application_status) returns boolean
language sql immutable parallel safe
return status in ('offered', 'hired', 'rejected');
comment on function private.is_answer is 'Whether a move to this status is the answer a candidate waits for (RULES: Applications).';

create function private.answer_stands_after() returns interval
language sql immutable set search_path = ''
return interval '1 hour';
comment on function private.answer_stands_after is 'How long an answer must be unchanged to count: its candidate knows it by then.';

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
  'The moves of an application that answered its candidate: not those the company took back before they could hear of them, so that a promise is not kept by moving there and back. only_settled: by the moves that can no longer be undone.';

create function private.answered_on(of_application uuid, only_settled boolean default false) returns date
language sql stable set search_path = ''
return (select private.earliest_day(min(e.created_at)) from private.given_answers(of_application, only_settled) e);
comment on function private.answered_on is 'The first promised day the first answer still kept (private.earliest_day); null for none.';

create function private.withdrawn_on(of_application uuid) returns date
language sql stable set search_path = ''
as $$
  select private.earliest_day(min(e.created_at))
  from public.application_events e
  where e.application_id = of_application and e.to_status = 'withdrawn'
$$;
comment on function private.withdrawn_on is 'The first day that was not over when an application was withdrawn (private.earliest_day); null for none.';

create function private.is_overdue(answer_due date) returns boolean
language sql stable
return private.is_day_over(answer_due);
comment on function private.is_overdue is 'Whether the day of an owed answer is over wherever someone reads it (RULES: Days).';

create function private.settled_promise(answer_by date, answered_on date, withdrawn_on date) returns text
language sql immutable parallel safe
return case
  when answered_on <= answer_by then 'kept'
  when coalesce(answered_on, withdrawn_on) > answer_by then 'late'
end;
comment on function private.settled_promise is
  'What a promise came to, whatever the day is now: kept when answered by its day; late when answered after it, or withdrawn unanswered after it. Null without a promise, while the answer is owed, and for who withdrew by its day (RULES: Reports).';

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
  'KeptPromises (contracts/companies/company.ts): of how many promised answers whose day is past, or that were given, how many came by their day; null below ten (RULES: Applications). People added by hand were promised nothing and are left out. Given ones are kept numbers, owed ones a range of an index.';

create function private.owed_day(answer_by date, status public.application_status, was_answered boolean) returns date
language sql immutable parallel safe
return case when status <> 'withdrawn' and not was_answered then answer_by end;
comment on function private.owed_day is 'The promised day while the answer is owed: not once one was given, nor after withdrawing.';

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
  'Row trigger: an application gets its promised day when it is made, whatever its job promises later, and owes the answer by its status and its history, which an undo has shortened before (RULES: Applications). SECURITY DEFINER: reads jobs and events past row policies.';
