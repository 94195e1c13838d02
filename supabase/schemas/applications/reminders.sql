-- Reminding the staff of answers that are promised: the day before and on the day.

create table private.answer_reminders (
  application_id uuid not null references public.applications (id) on delete cascade,
  due date not null,
  is_last boolean not null,
  primary key (application_id, due, is_last)
);
comment on table private.answer_reminders is 'Of which owed answers somebody was reminded, the day before and (is_last) on the day. Written by remind_of_answers.';
create index answer_reminders_due_index on private.answer_reminders (due);
alter table private.answer_reminders enable row level security;
revoke all on private.answer_reminders from anon, authenticated, service_role;

create function private.remind_of_answers() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  today date := (now() at time zone 'UTC')::date;
  n bigint;
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  for due in
    with reminded as (
      insert into private.answer_reminders (application_id, due, is_last)
      select a.id, a.answer_due, a.answer_due = today
      from public.applications a
      where a.answer_due in (today, today + 1) and not exists (
        select from private.answer_reminders r
        where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today))
      on conflict do nothing
      returning *
    )
    select behind.user_id, a.company_id, r.is_last, array_agg(a.id order by m.candidate_name, a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by m.candidate_name, a.id) as names
    from reminded r
    join public.applications a on a.id = r.application_id
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    group by behind.user_id, a.company_id, r.is_last
  loop
    n := cardinality(due.ids);
    perform private.tell_staff(
      due.user_id, 'answer_due', 'answer_due',
      case n when 1 then 'An answer is due ' else n || ' answers are due ' end || case when due.is_last then 'today' else 'tomorrow' end,
      private.listed_names(due.names),
      jsonb_build_object('company_id', due.company_id)
        || case n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
      case n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end);
  end loop;
end
$$;
comment on function private.remind_of_answers() is
  'Reminds who hears of an application (private.people_behind_application) of the answer that is promised for tomorrow, and again for today (UTC): once each, for all of a day together. Called on a schedule; does so from 12:00 UTC on.';
