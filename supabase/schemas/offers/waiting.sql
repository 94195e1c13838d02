-- Whether an offer waits for an answer, which the application itself says.

create function private.offer_until(application public.applications) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application));
end
$$;
comment on function private.offer_until(public.applications) is
  'The last day on which the caller can accept the offer that waits for their answer; null without one.';
