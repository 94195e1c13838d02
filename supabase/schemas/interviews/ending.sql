-- What becomes of open times and confirmed interviews when their application ends.

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
comment on function private.end_interviews(public.applications, text) is
  'Ends open proposals and cancels interviews to come, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';
