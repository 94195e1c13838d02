-- What both sides read of times and interviews. SECURITY DEFINER: the tables are closed to every client.

create function private.interview_people_json(of_proposal uuid, at_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by private.search_text(p.name), p.user_id), '[]')
    from (
      select t.user_id, private.colleague_name(t.user_id, at_company) as name from private.people_of_proposal(of_proposal) t
    ) p
  );
end
$$;
comment on function private.interview_people_json is 'InterviewPerson[] (contracts/interview.ts) of a proposal.';

create function private.times_json(
  proposal private.interview_proposals, application public.applications, me private.reach
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_open boolean := proposal.state = 'open';
  is_pickable boolean := private.is_pickable(proposal);
begin
  return jsonb_build_object(
    'id', proposal.id,
    'interview_id', proposal.interview_id,
    'made_by_name', proposal.made_by_name,
    'created_at', proposal.created_at,
    'state', proposal.state,
    'minutes', proposal.minutes,
    'place_kind', proposal.place_kind,
    'place', proposal.place,
    'time_zone', proposal.time_zone,
    'people', private.interview_people_json(proposal.id, application.company_id),
    'slots', (
      select jsonb_agg(jsonb_build_object('starts_at', slot, 'can_pick', is_pickable and private.can_pick_time(slot)) order by slot)
      from unnest(proposal.slots) as slot),
    'picked', proposal.picked,
    'note', proposal.note,
    'answered_at', proposal.answered_at,
    'can', jsonb_build_object(
      'answer', is_open and private.can_answer_times(application, me),
      'withdraw', is_open and private.can_propose_times(application, me))
  );
end
$$;
comment on function private.times_json is 'InterviewProposal (contracts/interview.ts) as the caller reads it.';

create function private.interview_json(interview private.interviews, application public.applications, me private.reach) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_to_come boolean := private.is_to_come(interview);
begin
  return jsonb_build_object(
    'id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'place_kind', interview.place_kind,
    'place', interview.place,
    'time_zone', interview.time_zone,
    'people', private.interview_people_json(private.interview_proposal_of(interview), application.company_id),
    'state', interview.state,
    'sequence', interview.sequence,
    'reason', interview.reason,
    'changed_by', interview.changed_by,
    'changed_at', interview.changed_at,
    'move_asked', interview.move_asked,
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', c.what, 'starts_at', c.starts_at, 'reason', c.reason, 'changed_by', c.changed_by, 'changed_at', c.changed_at) order by c.id), '[]')
      from private.interview_changes c where c.interview_id = interview.id),
    'can', jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', is_to_come and private.can_cancel_interviews(application, me))
  );
end
$$;
comment on function private.interview_json is 'Interview (contracts/interview.ts) as the caller reads it.';

create function private.interviews_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'proposals', (
      select coalesce(jsonb_agg(private.times_json(p, application, me) order by p.created_at, p.id), '[]')
      from private.interview_proposals p where p.application_id = application.id),
    'interviews', (
      select coalesce(jsonb_agg(private.interview_json(i, application, me) order by i.starts_at, i.id), '[]')
      from private.interviews i where i.application_id = application.id),
    'can', jsonb_build_object('propose', private.can_propose_times(application, me) and not private.has_open_times(application))
  );
end
$$;
comment on function private.interviews_json is
  'ApplicationInterviews (contracts/interview.ts). can.propose: while no times are open, since one question at a time is answered.';

create function public.get_interviews(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
begin
  return private.interviews_json(private.read_conversation(p_application_id, me), me);
end
$$;
comment on function public.get_interviews is
  'ApplicationInterviews (contracts/interview.ts) of an application whose conversation the caller reads. PT401, PT404.';

grant execute on function public.get_interviews to authenticated;
