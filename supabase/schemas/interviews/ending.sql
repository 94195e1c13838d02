-- What becomes of open times and confirmed interviews when their application ends, and of times that have passed.

create function private.end_interviews(application public.applications, why text) returns void
language plpgsql set search_path = ''
as $$
declare
  ended private.interview_proposals;
  interview private.interviews;
begin
  for ended in select * from private.interview_proposals p where p.application_id = application.id and p.state = 'open' for update loop
    perform private.tell_proposal(private.end_times(ended, 'ended'), 'ended', why);
  end loop;
  for interview in
    select * from private.interviews i where i.application_id = application.id and private.is_to_come(i) order by i.starts_at for update
  loop
    perform private.cancel_to_come(interview, why, null);
  end loop;
end
$$;
comment on function private.end_interviews is
  'Ends open proposals and cancels interviews to come, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';

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
    where p.state = 'open' and not private.is_pickable(p)
    order by a.id
    limit 500
    -- Times that are answered at this moment are looked at again in a minute.
    for no key update of a skip locked
  loop
    select * into proposal from private.interview_proposals p where p.id = due.id and p.state = 'open' for update;
    if proposal.id is not null then
      perform private.tell_proposal(private.end_times(proposal, 'ended'), 'passed');
    end if;
  end loop;
end
$$;
comment on function private.end_passed_times is
  'Ends open times of which none can be picked any more, with a word to both sides, so that others can be proposed (RULES: Interviews). Called on a schedule every minute.';
