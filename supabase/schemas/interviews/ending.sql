-- What happens to open times and confirmed interviews when their application ends, and to times that have passed.

create function private.end_times(proposal private.interview_proposals, new_state text, words text default null) returns private.interview_proposals
language plpgsql set search_path = ''
as $$
begin
  update private.interview_proposals p set state = new_state, note = words, answered_at = now()
  where p.id = proposal.id and p.state = 'open'
  returning * into proposal;
  perform private.touch_conversation(proposal.application_id);
  return proposal;
end
$$;
comment on function private.end_times is 'Ends open times, which callers have locked, without a pick.';

create function private.end_times_to_move(interview private.interviews) returns void
language sql set search_path = ''
as $$
  select private.end_times(p, 'ended')
  from private.interview_proposals p where p.interview_id = interview.id and p.state = 'open'
$$;
comment on function private.end_times_to_move is 'Ends times proposed for moving an interview that has been moved or ended since.';

create function private.cancel_to_come(interview private.interviews, why text, side text) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.interviews i set
    state = 'cancelled', sequence = i.sequence + 1, reason = why, changed_by = side, changed_at = now(), move_asked = null
  where i.id = interview.id
  returning * into interview;
  insert into private.interview_changes (interview_id, what, starts_at, reason, changed_by)
  values (interview.id, 'cancelled', interview.starts_at, why, side);
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, 'cancelled', side);
end
$$;
comment on function private.cancel_to_come is 'Cancels a locked interview and notifies people. side: null for an ended application.';

create function private.end_interviews(application public.applications, why text) returns void
language sql set search_path = ''
as $$
  select private.notify_of_proposal(private.end_times(held.proposal, 'ended'), 'ended', why)
  from (
    select p as proposal from private.interview_proposals p where p.application_id = application.id and p.state = 'open' for update
  ) held;
  select private.cancel_to_come(held.interview, why, null)
  from (
    select i as interview from private.interviews i
    where i.application_id = application.id and private.is_to_come(i) order by i.starts_at for update
  ) held
$$;
comment on function private.end_interviews is 'Ends open times and upcoming interviews. why: text to show. Safe to repeat.';

create function private.end_passed_times() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  proposal private.interview_proposals;
begin
  for due in
    select p.id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id
    where p.state = 'open' and not private.is_pickable(p) and not private.is_on_hold(a)
    order by a.id
    limit 500
    -- Times being answered right now are checked again in a minute.
    for no key update of a skip locked
  loop
    select * into proposal from private.interview_proposals p where p.id = due.id and p.state = 'open' for update;
    perform private.notify_of_proposal(private.end_times(proposal, 'ended'), 'passed') where proposal.id is not null;
  end loop;
end
$$;
comment on function private.end_passed_times is 'Ends open times of which none can be picked anymore. Called on a schedule.';
