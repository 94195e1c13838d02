-- Until when times can be picked and interviews changed, and by whom (RULES: Interviews).

create function private.can_pick_time(starts_at timestamptz) returns boolean
language sql stable set search_path = ''
return starts_at > now() + interval '2 hours';
comment on function private.can_pick_time(timestamptz) is 'A proposed time can be picked until two hours before it.';

create function private.can_answer_times(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return coalesce(application.candidate_id = me.candidate_id, false)
  and application.status = any (private.open_stages()) and private.conversation_problem(application) is null;
comment on function private.can_answer_times(public.applications, private.reach) is
  'True for the candidate themselves while the application is on the way: they pick, say that none works, and ask for another time.';

create function private.is_to_come(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'confirmed' and interview.starts_at > now();
comment on function private.is_to_come(private.interviews) is 'True for a confirmed interview that has not begun: it can be moved and cancelled.';

create function private.can_cancel_interview(
  interview private.interviews, application public.applications, me private.reach default private.my_reach()
) returns boolean
language sql stable set search_path = ''
return private.is_to_come(interview) and private.conversation_side(application, me) in ('candidate', 'company');
comment on function private.can_cancel_interview(private.interviews, public.applications, private.reach) is
  'True for both sides until it begins, also in a blocked conversation: nobody is left to wait. Who manages the candidate only reads.';
