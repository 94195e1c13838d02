-- The promised answer: a job promises one within so many days, each of its applications then has its day, and owes the answer until it is given.

create function private.is_answer(status public.application_status) returns boolean
language sql immutable parallel safe
return status in ('offered', 'hired', 'rejected');
comment on function private.is_answer(public.application_status) is 'Whether a move to this status is the answer a candidate waits for (RULES: Applications).';

create function private.answered_on(of_application uuid) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select (min(e.created_at) at time zone 'UTC')::date
    from public.application_events e
    where e.application_id = of_application and private.is_answer(e.to_status)
  );
end
$$;
comment on function private.answered_on(uuid) is 'The day (UTC) of an application''s first answer, whatever came after it; null for none yet.';

create function private.owed_day(answer_by date, status public.application_status, was_answered boolean) returns date
language sql immutable parallel safe
return case when status <> 'withdrawn' and not was_answered then answer_by end;
comment on function private.owed_day(date, public.application_status, boolean) is
  'The promised day while the answer is owed: not once one was given, also where the application was reopened after it, and not to who has withdrawn.';

create function private.keep_answer_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + j.answer_days from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or private.answered_on(new.id) is not null);
  end if;
  return new;
end
$$;
comment on function private.keep_answer_day() is
  'Row trigger: an application gets its promised day when it is made, whatever its job promises later, and owes the answer by its status and its history, which an undo has shortened before (RULES: Applications). SECURITY DEFINER: reads jobs and events past row policies.';
create trigger applications_keep_answer_day before insert or update of status on public.applications
  for each row execute function private.keep_answer_day();
