-- An application as its candidate may see it: without moves that can still be undone. Everything candidates read of applications goes
-- through here, and so does everything the company that represents them reads. A test looks through the whole catalogue for reads that
-- do not (tests/database/applications/seen-by-candidates.test.ts).

create function private.undo_time() returns interval
language sql immutable set search_path = ''
return interval '13 seconds';
comment on function private.undo_time is
  'How long a move can be undone, and after which people are notified: the ten seconds that screens offer, and three for the way here.';

-- Without a search path of its own, so that it becomes part of the query.
create function private.is_settled(event public.application_events) returns boolean
language sql stable
return event.from_status is null or event.to_status = 'withdrawn' or event.by_candidate or event.created_at + private.undo_time() <= now();
comment on function private.is_settled is
  'True once a move can no longer be undone, immediately for what candidates do themselves: candidates see nothing of it before (RULES: Applications).';

create function private.settled_status(application public.applications) returns public.application_status
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  -- What changed before that is settled.
  if application.updated_at + private.undo_time() <= now() then
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
comment on function private.shown_answer_due is 'The promised day while the answer is owed, as its candidate may know it.';

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
comment on function private.as_seen is 'The row of an application with what private.seen_applications says of it.';

create function private.as_seen_by_staff(application public.applications, me private.reach) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  return case when me.is_admin or private.can_move_application(application, me) then application else private.as_seen(application) end;
end
$$;
comment on function private.as_seen_by_staff is
  'The application as it is for who may move it and for administrators; the company that represents its candidate sees what the candidate sees.';

create function private.has_unsettled_move(of_application uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.application_events e where e.application_id = of_application and not private.is_settled(e));
end
$$;
comment on function private.has_unsettled_move is
  'True while the last move of an application can be undone. SECURITY DEFINER: a row policy asks, and that of the history asks back.';

create function private.moving_elsewhere(of_company uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select m.application_id from private.moving_applications moving join private.application_matches m using (application_id)
    where m.away_company_id = of_company);
end
$$;
comment on function private.moving_elsewhere is
  'The applications that the company''s candidates made elsewhere, and of which a move can be undone.';

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
comment on function private.match_as_seen is
  'What lists keep of an application, as the company that represents its candidate may see it: without moves that can still be undone.';

create function private.drop_unsettled_moves(application public.applications) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  first_move timestamptz;
begin
  with dropped as (
    delete from public.application_events e
    where e.application_id = application.id and not private.is_settled(e)
      -- The time now, not that of the statement's begin: after waiting for the lock the move may have been told.
      and e.created_at + private.undo_time() > clock_timestamp()
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
comment on function private.drop_unsettled_moves is
  'Undoes the moves of an application, locked by its callers, that its candidate has not seen.';

create function private.withdraw(application public.applications) returns public.applications
language plpgsql set search_path = ''
as $$
begin
  -- What the candidate does follows what they saw: an end that they have not seen is gone.
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
comment on function private.withdraw is
  'Withdraws an application, locked by its callers, of which private.can_withdraw_application is true; one whose end has settled since the statement began stays as it is.';
