-- Proposes and withdraws times. SECURITY DEFINER: the tables are closed to every client.

create function private.interview_colleagues(application public.applications) returns table (user_id uuid, first_name text, last_name text)
language sql stable rows 20 set search_path = ''
as $$ select * from private.note_readers(private.note_subject(application.id, null)) $$;
comment on function private.interview_colleagues is 'Colleagues who can take part, among those the caller may see (RULES: Staff).';

create function private.times_to_talk(application public.applications) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can do this')
  where private.conversation_side(application) is distinct from 'company';
  perform private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'))
  where not private.can_propose_times(application);
  return application;
end
$$;
comment on function private.times_to_talk is 'The application, if the caller may propose times. PT403, PT409 application_closed.';

create function private.interview_terms_errors(terms jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(terms, array[
    private.rule('place_kind', 'choice', null, 1, 'Choose how you''ll meet', '{video,phone,in_person}'),
    case terms ->> 'place_kind'
      when 'video' then private.rule('place', 'url', 500, 1, 'Enter the link to the call, such as https://meet.example.com/talk')
      when 'phone' then private.rule('place', 'line', 40, 1, 'Enter the number to call')
      else private.rule('place', 'line', 500, 1, 'Enter the address')
    end,
    private.rule('time_zone', 'line', 64, 1, 'Choose a time zone')]);
begin
  if not coalesce(jsonb_typeof(terms -> 'minutes') = 'number' and terms ->> 'minutes' ~ '^\d{2,3}$' and (terms ->> 'minutes')::integer between 15 and 480, false) then
    errors := errors || jsonb_build_object('minutes', 'Choose a length from 15 minutes to 8 hours');
  end if;
  if not errors ? 'time_zone' and private.known_zone(private.trimmed(terms ->> 'time_zone')) is null then
    errors := errors || jsonb_build_object('time_zone', 'Choose a time zone');
  end if;
  return errors;
end
$$;
comment on function private.interview_terms_errors is 'Errors in length, place and time zone, in the contract''s words.';

create function private.time_problem(value jsonb, from_now interval) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}T' and pg_input_is_valid(value #>> '{}', 'timestamptz'), false) then
    return 'Choose a day and a time';
  elsif (value #>> '{}')::timestamptz <= now() + from_now then
    return case when from_now > interval '0' then 'Choose a time at least two hours from now' else 'Choose an upcoming time' end;
  elsif (value #>> '{}')::timestamptz > now() + interval '1 year' then
    return 'Choose a time within a year';
  end if;
  return null;
end
$$;
comment on function private.time_problem is 'Why a proposed time is invalid (too soon, or more than a year ahead), or null.';

create function private.proposal_errors(proposal jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.interview_terms_errors(proposal)
    || private.field_errors(proposal, array[private.rule('words', 'text', 10000)]);
  slots jsonb := case jsonb_typeof(proposal -> 'slots') when 'array' then proposal -> 'slots' else '[]' end;
  slot jsonb;
  place bigint;
  problem text;
begin
  if jsonb_array_length(slots) not between 1 and 5 then
    return errors || jsonb_build_object('slots', 'Propose one to five times');
  end if;
  for slot, place in select s.slot, s.place - 1 from jsonb_array_elements(slots) with ordinality as s (slot, place) loop
    problem := private.time_problem(slot, private.pick_notice());
    if problem is null and exists (
      select from jsonb_array_elements_text(slots) with ordinality as s (other, before)
      where s.before <= place and private.time_problem(to_jsonb(s.other), private.pick_notice()) is null
        and s.other::timestamptz = (slot #>> '{}')::timestamptz
    ) then
      problem := 'You already proposed this time';
    end if;
    if problem is not null then
      errors := errors || jsonb_build_object('slots.' || place, problem);
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.proposal_errors is 'Errors of proposed times, by field; for a single one, slots.<index from 0>.';

create function private.interview_people_given(application public.applications, given jsonb) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  people uuid[];
begin
  select array_agg(c.user_id) into people
  from private.interview_colleagues(application) c
  where case jsonb_typeof(given) when 'array' then given ? c.user_id::text end;
  perform private.refuse_field_errors(jsonb_build_object('people', 'Choose participants who can read this application'))
  where people is null or cardinality(people) < (select count(distinct p) from jsonb_array_elements_text(given) as p);
  return people;
end
$$;
comment on function private.interview_people_given is 'The participating colleagues, without repeats. PT422 if there are none or invalid ones.';

create function public.propose_times(p_id uuid, p_application_id uuid, p_proposal jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_talk(p_application_id);
  proposal private.interview_proposals;
  moved private.interviews;
  people uuid[];
begin
  select * into proposal from private.interview_proposals p where p.id = p_id;
  if p_id is null or proposal.made_by is distinct from auth.uid() and proposal.id is not null or proposal.application_id <> application.id then
    perform private.fail(422, 'invalid_input', 'These times couldn''t be sent');
  elsif proposal.state = 'withdrawn' then
    perform private.refuse_taken_id();
  elsif proposal.id is not null then
    return private.interviews_json(application);
  end if;
  perform private.times_to_talk(application);
  perform private.refuse_field_errors(private.proposal_errors(p_proposal));
  people := private.interview_people_given(application, p_proposal -> 'people');
  perform private.fail(409, 'times_open', 'Other times are already proposed. Withdraw them first')
  where private.has_open_times(application);
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    perform private.fail(409, 'interview_over', 'This interview can no longer be moved')
    where moved.id is null or not private.is_to_come(moved);
  end if;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots)
  values (
    p_id, application.id, moved.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.known_zone(private.trimmed(p_proposal ->> 'time_zone')),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  on conflict (id) do nothing
  returning * into proposal;
  perform private.fail(422, 'invalid_input', 'These times couldn''t be sent') where proposal.id is null;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- Also updates the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.notify_of_proposal(proposal, 'proposed');
  return private.interviews_json(application);
end
$$;
comment on function public.propose_times is
  'Proposes up to five times for an interview, or for moving one, in a message with the same id (ProposalInput, contracts/interviews/interview-input.ts). Sending the same id again returns the existing proposal. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, id_taken once it was withdrawn, PT422 by field.';

create function private.proposal_to_end(p_proposal_id uuid, out application public.applications, out proposal private.interview_proposals)
language plpgsql set search_path = ''
as $$
begin
  application := private.application_to_talk((select p.application_id from private.interview_proposals p where p.id = p_proposal_id));
  -- After the application, whose lock makes picking and withdrawing take turns.
  select * into proposal from private.interview_proposals p where p.id = p_proposal_id for update;
end
$$;
comment on function private.proposal_to_end is 'Proposed times and their application, both locked, if the caller can read them. PT401, PT404.';

create function private.refuse_closed_times(proposal private.interview_proposals) returns void
language sql stable set search_path = ''
as $$
  select private.fail(409, 'times_closed', case proposal.state
      when 'picked' then 'A time was already picked'
      when 'declined' then 'Someone already replied to these times'
      when 'withdrawn' then 'The company has withdrawn these times'
      else 'These times are no longer open'
    end, jsonb_build_object('state', proposal.state))
  where proposal.state <> 'open'
$$;
comment on function private.refuse_closed_times is 'PT409 times_closed, with what happened to the times.';

create function public.withdraw_times(p_proposal_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.proposal_to_end(p_proposal_id);
begin
  perform private.times_to_talk(held.application);
  if (held.proposal).state <> 'withdrawn' then
    perform private.refuse_closed_times(held.proposal);
    perform private.notify_of_proposal(private.end_times(held.proposal, 'withdrawn'), 'withdrawn');
  end if;
  return private.interviews_json(held.application);
end
$$;
comment on function public.withdraw_times is
  'Withdraws open times; an interview they were meant to move stays. Withdrawn times stay withdrawn. Returns ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed.';

grant execute on function public.propose_times, public.withdraw_times to authenticated;
