-- The candidate's response to proposed times. SECURITY DEFINER: the tables are closed to every client.

create function private.refuse_other_answer(application public.applications) returns void
language sql stable set search_path = ''
as $$
  select private.fail(403, 'not_allowed', 'Only the applicant can reply')
  where private.conversation_side(application) is distinct from 'candidate';
  select private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'))
  where not private.can_answer_times(application);
$$;
comment on function private.refuse_other_answer is 'PT403 unless the caller is the candidate, PT409 once the application ended.';

create function public.pick_time(p_proposal_id uuid, p_starts_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.proposal_to_end(p_proposal_id);
  proposal private.interview_proposals := held.proposal;
  interview private.interviews;
begin
  -- Sending it twice is fine, even if nothing can be chosen anymore.
  if proposal.picked = p_starts_at and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_closed_times(proposal);
  perform private.fail(422, 'invalid_input', 'Choose one of the proposed times')
  where p_starts_at is null or p_starts_at <> all (proposal.slots);
  perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one')
  where not private.can_pick_time(p_starts_at);
  -- The interview to be moved may have started.
  perform private.refuse_over(i) from private.interviews i where i.id = proposal.interview_id;
  if proposal.interview_id is null then
    insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, changed_by)
    values (
      proposal.application_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, 'candidate')
    returning * into interview;
  else
    interview := private.reschedule_interview(
      proposal.interview_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, null, 'candidate');
  end if;
  update private.interview_proposals p set state = 'picked', picked = p_starts_at, interview_id = interview.id, answered_at = now()
  where p.id = proposal.id;
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, case when proposal.interview_id is null then 'confirmed' else 'moved' end, 'candidate');
  perform private.notify_nobody_takes_part(interview);
  return private.interviews_json(held.application);
end
$$;
comment on function public.pick_time is
  'The candidate picks one of the proposed times, which creates or moves the interview; of simultaneous picks, one counts. Safe to repeat. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, time_passed, interview_over, application_closed, PT422.';

create function public.decline_times(p_proposal_id uuid, p_note text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.proposal_to_end(p_proposal_id);
begin
  if (held.proposal).state = 'declined' and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('note', p_note), array[private.rule('note', 'text', 1000)]));
  perform private.refuse_closed_times(held.proposal);
  perform private.notify_of_proposal(
    private.end_times(held.proposal, 'declined', nullif(private.trimmed(p_note), '')), 'declined');
  return private.interviews_json(held.application);
end
$$;
comment on function public.decline_times is
  'The candidate declines all proposed times, and may suggest others. Declined times stay declined. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed, PT422.';

grant execute on function public.pick_time, public.decline_times to authenticated;
