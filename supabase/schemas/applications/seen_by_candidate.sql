-- An application as its candidate may see it: without moves that can still be undone. All reads by candidates and the companies that represent
-- them go through here. A test searches the whole catalog for reads that don't (tests/database/applications/seen-by-candidates.test.ts).

create function private.settled_status(application public.applications) returns public.application_status
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  -- Earlier changes can't be undone anymore.
  if private.undo_is_over(application.updated_at) then
    return application.status;
  end if;
  return (
    select e.to_status from public.application_events e
    where e.application_id = application.id and private.is_settled(e)
    order by e.id desc limit 1
  );
end
$$;
comment on function private.settled_status is 'The status its candidate may see: without moves that can still be undone.';

create function private.shown_answer_due(application public.applications) returns date
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return case when application.answer_by is not null then private.owed_day(
    application.answer_by, private.settled_status(application), exists (select from private.given_answers(application.id, true))) end;
end
$$;
comment on function private.shown_answer_due is 'The reply-by date while a reply is owed, as its candidate may know it.';

create view private.seen_applications with (security_invoker = true) as
select
  a.id, a.job_id, a.candidate_id, a.company_id, a.applied_by_company_id, a.attempt, a.applied_at, a.answer_by,
  private.settled_status(a) as status, private.shown_answer_due(a) as answer_due
from public.applications a;
comment on view private.seen_applications is 'Applications as their candidates may see them.';

create function private.as_seen(application public.applications) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  select s.status, s.answer_due into application.status, application.answer_due
  from private.seen_applications s where s.id = application.id;
  return application;
end
$$;
comment on function private.as_seen is 'An application''s row with the values of private.seen_applications.';

create function private.as_seen_by_staff(application public.applications, me private.reach) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  return case when me.is_admin or private.can_move_application(application, me) then application else private.as_seen(application) end;
end
$$;
comment on function private.as_seen_by_staff is 'The application as staff may see it; staff of the representing company see what its candidate sees.';

create function private.match_as_seen(kept private.application_matches) returns private.application_matches
language plpgsql stable set search_path = ''
as $$
begin
  select s.status, s.answer_due into kept.status, kept.answer_due from private.seen_applications s where s.id = kept.application_id;
  kept.reached := private.reached_by(kept.application_id, only_settled => true);
  kept.answered_on := private.answered_on(kept.application_id, only_settled => true);
  return kept;
end
$$;
comment on function private.match_as_seen is 'The row of application_matches as the representing company may see it.';

create function private.drop_unsettled_moves(application public.applications) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  first_move timestamptz;
begin
  with dropped as (
    delete from public.application_events e
    where e.application_id = application.id and not private.is_settled(e)
      -- The current time, not the statement's start: after waiting for the lock, the candidate may have been notified of the move.
      and not private.undo_is_over(e.created_at, clock_timestamp())
    returning e.created_at
  )
  select min(created_at) into first_move from dropped;
  if first_move is not null then
    update public.applications set status = private.last_status(id) where id = application.id returning * into application;
    perform private.take_back_offer(application, first_move);
  end if;
  return application;
end
$$;
comment on function private.drop_unsettled_moves is 'Undoes the moves of a locked application that its candidate hasn''t seen.';

create function private.withdraw(application public.applications) returns public.applications
language plpgsql set search_path = ''
as $$
begin
  -- Candidates act on what they see: an end they haven't seen is undone.
  if application.status in ('hired', 'rejected') then
    application := private.drop_unsettled_moves(application);
    if application.status in ('hired', 'rejected') then
      return application;
    end if;
  end if;
  update public.applications set status = 'withdrawn' where id = application.id returning * into application;
  return application;
end
$$;
comment on function private.withdraw is 'Withdraws a locked application if possible, unless an end has settled since.';
