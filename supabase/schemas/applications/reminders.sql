-- Reminds both sides of reply-by dates: the day before, on the day, and once when it has passed.

create table private.answer_reminders (
  application_id uuid not null references public.applications (id) on delete cascade,
  due date not null,
  is_last boolean not null,
  is_past boolean not null default false,
  primary key (application_id, due, is_last, is_past)
);
comment on table private.answer_reminders is 'Which reminders of owed replies were sent to both sides: before, on and after the date.';
create index answer_reminders_due_index on private.answer_reminders (due);
alter table private.answer_reminders enable row level security;

create function private.drop_answer_reminders(of_application uuid, of_user uuid) returns void
language sql set search_path = ''
begin atomic
  delete from public.notifications n
  where n.user_id = of_user and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = of_application::text and n.data ? 'answer_by';
end;
comment on function private.drop_answer_reminders is 'Removes a candidate''s unread reminders of a reply that are no longer true.';

create function private.remind_candidate(application public.applications, today date) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record := private.told_applicant(application);
begin
  perform private.drop_answer_reminders(application.id, facts.user_id);
  perform private.notify(
    facts.user_id,
    case
      when application.answer_due < today then 'application_status.promise_missed'
      when application.answer_due = today then 'application_status.promised_today'
      else 'application_status.promised_tomorrow'
    end,
    jsonb_build_object('company', facts.company_name, 'job', facts.title),
    private.application_ids(application) || jsonb_build_object('answer_by', application.answer_by)
  );
  perform private.mail_candidate(facts.user_id, 'promised_answers', 'answer_promised', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
    'answer_by', application.answer_by, 'days_left', sign(application.answer_due - today),
    'path', '/candidate/applications/' || application.id));
end
$$;
comment on function private.remind_candidate is
  'Notifies the candidate that a reply is due tomorrow, due today, or late, in the app and, unless they turned such emails off, by email; replaces an unread reminder. The notification is removed when the application moves (private.notify_of_status).';

create function private.remind_of_answers() returns void
language plpgsql set search_path = ''
as $$
declare
  reminded uuid[];
  -- From 12:00 UTC on, when the day before is over everywhere, the same as the day in UTC.
  today date := private.earliest_day(now());
begin
  -- An hour before the summaries, so that they include reminders.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that passed while the schedule was paused is still announced.
    where a.answer_due between today - 7 and today + 1 and not private.is_on_hold(a) and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  perform private.notify_staff(
    due.user_id, 'answer_due',
    case due.days_left when 1 then 'answer_due.tomorrow' when 0 then 'answer_due.today' else 'answer_due.late' end
      || case due.n when 1 then '' else '_several' end,
    jsonb_build_object('count', due.n, 'names', private.listed_names(due.names)),
    jsonb_build_object('company_id', due.company_id) || case due.n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
    case due.n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end)
  from (
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left, count(*) as n,
      array_agg(a.id order by private.search_text(m.candidate_name), a.id) as ids,
      array_agg(coalesce(m.candidate_name, private.phrase('somebody')) order by private.search_text(m.candidate_name), a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  ) due;
  -- People who withdrew or deleted their account in the meantime aren't waiting anymore.
  perform private.remind_candidate(a, today) from public.applications a where a.id = any (reminded) and a.answer_due is not null order by a.id;
end
$$;
comment on function private.remind_of_answers is
  'Reminds those in charge of an application (private.people_behind_application) and its candidate of a reply the day before it is due, on the day, and once after it (RULES: Days); staff get all replies of a day in one reminder. Called on a schedule; does nothing before 12:00 UTC.';
