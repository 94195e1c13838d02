-- Until when times can be chosen and interviews changed, and by whom (RULES: Interviews).

create function private.pick_notice() returns interval
language sql immutable parallel safe set search_path = ''
return interval '2 hours';
comment on function private.pick_notice is 'How long before its start a time can still be picked. The same as in contracts/limits.ts.';

create function private.can_pick_time(starts_at timestamptz) returns boolean
language sql stable set search_path = ''
return starts_at > now() + private.pick_notice();
comment on function private.can_pick_time is 'True until two hours before a proposed time: it can be picked.';

create function private.last_slot(proposal private.interview_proposals) returns timestamptz
language sql immutable set search_path = ''
return proposal.slots[cardinality(proposal.slots)];
comment on function private.last_slot is 'The latest proposed time: once it can''t be picked, none can.';

create function private.is_to_come(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'confirmed' and interview.starts_at > now();
comment on function private.is_to_come is 'True for a confirmed interview that hasn''t started: it can be moved and canceled.';

create function private.is_pickable(proposal private.interview_proposals) returns boolean
language sql stable set search_path = ''
return proposal.state = 'open' and private.can_pick_time(private.last_slot(proposal)) and (
  proposal.interview_id is null
  or exists (select from private.interviews i where i.id = proposal.interview_id and private.is_to_come(i)));
comment on function private.is_pickable is 'True while one of the times can be picked; an interview that has started can''t be moved.';

create function private.can_answer_times(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return coalesce(application.candidate_id = me.candidate_id, false)
  and private.settled_status(application) = any (private.open_stages()) and private.conversation_problem(application) is null;
comment on function private.can_answer_times is 'True for the candidate while the application, as they see it, is open.';

create function private.times_to_answer(me private.reach default private.my_reach()) returns setof private.interview_proposals
language plpgsql stable rows 5 set search_path = ''
as $$
begin
  return query
    select p.*
    from public.applications a join private.interview_proposals p on p.application_id = a.id and p.state = 'open'
    where a.candidate_id = me.candidate_id and private.is_pickable(p) and private.can_answer_times(a, me);
end
$$;
comment on function private.times_to_answer is 'Proposed times the caller, as a candidate, can still pick from.';

create function private.can_cancel_interviews(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return coalesce(private.conversation_side(application, me) in ('candidate', 'company'), false);
comment on function private.can_cancel_interviews is 'True for both sides, even in a blocked conversation (RULES: Interviews).';

create function private.has_open_times(application public.applications) returns boolean
language sql stable set search_path = ''
return exists (select from private.interview_proposals p where p.application_id = application.id and p.state = 'open');
comment on function private.has_open_times is 'True while proposed times wait for a reply: there is one open proposal at a time.';
