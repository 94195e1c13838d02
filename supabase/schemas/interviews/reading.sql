-- How both sides read times and interviews. SECURITY DEFINER: the tables are closed to every client.

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
comment on function private.interview_people_json is 'InterviewPerson[] (contracts/interviews/interview.ts) of a proposal.';

create function private.times_json(
  proposal private.interview_proposals, application public.applications, me private.reach
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    proposal.id, proposal.interview_id, proposal.made_by_name, proposal.created_at, proposal.state, proposal.minutes, proposal.place_kind,
    proposal.place, proposal.time_zone, proposal.picked, proposal.note, proposal.answered_at,
    private.interview_people_json(proposal.id, application.company_id) as people,
    (
      select jsonb_agg(jsonb_build_object('starts_at', slot, 'can_pick', is_pickable and private.can_pick_time(slot)) order by slot)
      from unnest(proposal.slots) as slot) as slots,
    jsonb_build_object(
      'answer', proposal.state = 'open' and private.can_answer_times(application, me),
      'withdraw', proposal.state = 'open' and private.can_propose_times(application, me)) as can
    from private.is_pickable(proposal) is_pickable
  ) shown);
end
$$;
comment on function private.times_json is 'InterviewProposal (contracts/interviews/interview.ts) as the caller reads it.';

create function private.interview_json(interview private.interviews, application public.applications, me private.reach) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    interview.id, interview.starts_at, interview.minutes, interview.place_kind, interview.place, interview.time_zone, interview.state,
    interview.sequence, interview.reason, interview.changed_by, interview.changed_at, interview.move_asked,
    private.interview_people_json(private.interview_proposal_of(interview), application.company_id) as people,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', c.what, 'starts_at', c.starts_at, 'reason', c.reason, 'changed_by', c.changed_by, 'changed_at', c.changed_at) order by c.id), '[]')
      from private.interview_changes c where c.interview_id = interview.id) as changes,
    jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', is_to_come and private.can_cancel_interviews(application, me)) as can
    from private.is_to_come(interview) is_to_come
  ) shown);
end
$$;
comment on function private.interview_json is 'Interview (contracts/interviews/interview.ts) as the caller reads it.';

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
comment on function private.interviews_json is 'ApplicationInterviews (contracts/interviews/interview.ts). One proposal is open at a time.';

create function public.get_interviews(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.interviews_json(private.read_conversation(p_application_id)) $$;
comment on function public.get_interviews is 'ApplicationInterviews of an application whose conversation the caller can read. PT401, PT404.';

grant execute on function public.get_interviews to authenticated;
