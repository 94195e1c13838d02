-- Moves and cancels confirmed interviews. SECURITY DEFINER: the tables are closed to every client.

create function private.interview_to_change(p_interview_id uuid, out application public.applications, out interview private.interviews)
language plpgsql set search_path = ''
as $$
begin
  application := private.application_to_talk((select i.application_id from private.interviews i where i.id = p_interview_id));
  select * into interview from private.interviews i where i.id = p_interview_id for update;
end
$$;
comment on function private.interview_to_change is 'An interview and its application, both locked, if the caller can read it. PT401, PT404.';

create function private.refuse_over(interview private.interviews) returns void
language sql stable set search_path = ''
as $$
  select private.fail(
    409, 'interview_over', case interview.state when 'cancelled' then 'This interview was canceled' else 'This interview has started' end)
  where not private.is_to_come(interview)
$$;
comment on function private.refuse_over is 'PT409 interview_over if it was canceled or has started.';

create function private.reschedule_interview(
  of_interview uuid, at timestamptz, minutes smallint, place_kind text, place text, time_zone text, why text, side text
) returns private.interviews
language sql set search_path = ''
begin atomic
  insert into private.interview_changes (interview_id, what, starts_at, reason, changed_by) values (of_interview, 'moved', at, why, side);
  update private.interviews i set
    starts_at = at, minutes = reschedule_interview.minutes, place_kind = reschedule_interview.place_kind, place = reschedule_interview.place,
    time_zone = reschedule_interview.time_zone, sequence = i.sequence + 1, reason = why, changed_by = side, changed_at = now(),
    move_asked = null, reminded_a_day_before = false, reminded_an_hour_before = false
  where i.id = of_interview
  returning i.*;
end;
comment on function private.reschedule_interview is
  'Moves an interview, which callers have locked, and records the change: calendars accept it as newer, a request for another time is cleared, and reminders start over. why: a reason both sides read, or null; side: the one that moves it.';

create function public.move_interview(p_interview_id uuid, p_change jsonb, p_sequence integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  errors jsonb;
  problem text;
begin
  perform private.times_to_talk(held.application);
  perform private.refuse_over(interview);
  if p_sequence <> interview.sequence then
    perform private.fail(409, 'interview_changed', 'This interview has changed. Check it again');
  elsif (select count(*) from private.interview_changes c where c.interview_id = interview.id and c.what = 'moved') >= 20 then
    -- Each change is emailed, and that can't be turned off.
    perform private.fail(429, 'too_many_moves', 'This interview has been moved too many times. Cancel it and propose new times');
  end if;
  errors := private.interview_terms_errors(p_change)
    || private.field_errors(p_change, array[private.rule('reason', 'text', 1000, 1, 'Explain why. Both sides can read it')]);
  problem := private.time_problem(p_change -> 'starts_at', interval '0');
  perform private.refuse_field_errors(errors || case when problem is null then '{}' else jsonb_build_object('starts_at', problem) end);
  interview := private.reschedule_interview(
    interview.id, (p_change ->> 'starts_at')::timestamptz, (p_change ->> 'minutes')::smallint, p_change ->> 'place_kind',
    private.trimmed(p_change ->> 'place'), private.known_zone(private.trimmed(p_change ->> 'time_zone')),
    private.trimmed(p_change ->> 'reason'), 'company');
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, 'moved', 'company');
  return private.interviews_json(held.application);
end
$$;
comment on function public.move_interview is
  'Moves an upcoming interview right away, or changes its length and place, with a reason both sides read (InterviewChangeInput, contracts/interviews/interview-input.ts). p_sequence: the version the caller saw. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field, PT429 too_many_moves after 20 moves.';

create function public.ask_to_move_interview(p_interview_id uuid, p_words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
begin
  perform private.refuse_other_answer(held.application);
  perform private.refuse_over(interview);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('words', p_words), array[private.rule('words', 'text', 1000, 1, 'Suggest other times')]));
  if interview.move_asked is distinct from private.trimmed(p_words) then
    update private.interviews i set move_asked = private.trimmed(p_words) where i.id = interview.id;
    perform private.touch_conversation(interview.application_id);
    -- A new note replaces the old one without another email.
    if interview.move_asked is null then
      interview.move_asked := private.trimmed(p_words);
      perform private.notify_of_interview(interview, 'move_asked', 'candidate');
    end if;
  end if;
  return private.interviews_json(held.application);
end
$$;
comment on function public.ask_to_move_interview is
  'The candidate asks for another time and suggests some; the interview stays until the company moves it. A later note replaces the first one without another notification. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, application_closed, PT422 by field.';

create function public.cancel_interview(p_interview_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  side text := private.conversation_side(held.application);
begin
  perform private.fail(403, 'not_allowed', 'Only the applicant and the company can cancel it')
  where not private.can_cancel_interviews(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 1000, 1, 'Explain why. Both sides can read it')]));
  if interview.state <> 'cancelled' then
    perform private.refuse_over(interview);
    -- A paused company can cancel, but its message doesn't reach the applicant.
    perform private.cancel_to_come(
      interview, case when private.is_silenced(held.application) then 'The company canceled this interview.' else private.trimmed(p_reason) end,
      side);
  end if;
  return private.interviews_json(held.application);
end
$$;
comment on function public.cancel_interview is
  'Cancels an upcoming interview, by either side, with a reason both read. A canceled one stays canceled. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, PT422 by field.';

grant execute on function public.move_interview, public.ask_to_move_interview, public.cancel_interview to authenticated;
