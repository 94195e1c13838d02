-- Undoing a move: its event is deleted, and the application returns to the end of its history.

create function private.undo_move(of_application uuid, moved_to public.application_status) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  move public.application_events;
  application public.applications;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = of_application)
    and e.from_status is not null
    and e.to_status = moved_to
    and e.actor_id = auth.uid()
    -- The current time, not the statement's start: it may have waited for the lock.
    and not private.undo_is_over(e.created_at, clock_timestamp())
  returning * into move;
  update public.applications set status = move.from_status where id = move.application_id returning * into application;
  perform private.take_back_offer(application, move.created_at);
  return application;
end
$$;
comment on function private.undo_move is
  'Undoes the caller''s own last move of an application, which callers have locked, with an offer made along with it. Returns the application; all null if it is too late, was already undone, wasn''t the last move or wasn''t the caller''s.';

create function public.undo_application_status(p_application_id uuid, p_status text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_move(p_application_id);
begin
  application := private.undo_move(application.id, private.read_status_filter(p_status));
  perform private.fail(409, 'undo_over', 'It''s too late to undo this: the candidate has been notified, or someone has moved the application since. You can still move it from its current stage.')
  where application.id is null;
  return private.company_application_json(application);
end
$$;
comment on function public.undo_application_status is
  'Undoes the caller''s own last move, to p_status, within ten seconds by the database''s clock (plus three for transit), even if no transition leads back; no one is notified. Returns CompanyApplicationDetail. SECURITY DEFINER as set_application_status. PT404 out of reach, PT403 for readers, PT409 if it is too late, was already undone, wasn''t the last move or wasn''t the caller''s, PT422 for an unknown status.';

create function public.undo_applications_change(p_ids uuid[], p_status text) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  moved_to public.application_status := private.read_status_filter(p_status);
  me private.reach := private.my_reach();
  application public.applications;
  undone uuid[] := '{}';
begin
  for application in
    select * from public.applications a
    where a.id = any (wanted) and private.can_move_application(a, me)
    order by a.id for update
  loop
    undone := undone || (private.undo_move(application.id, moved_to)).id;
  end loop;
  return array_remove(undone, null);
end
$$;
comment on function public.undo_applications_change is
  'undo_application_status for up to 200 applications that the caller moved to p_status together: returns the ids of those undone; the other candidates were already notified, or their applications moved since. SECURITY DEFINER as set_application_status. PT401, PT422.';

grant execute on function public.undo_application_status, public.undo_applications_change to authenticated;
