-- Who can see an offer, respond to it and withdraw it (RULES: Offers). private.can_make_offer decides who can make one.

create function private.is_offer_shown(offer private.offers) returns boolean
language sql stable set search_path = ''
return offer.shown_at <= now();
comment on function private.is_offer_shown is 'True once the candidate can see an offer and its message; the company always can.';

create function private.is_message_shown(message private.application_messages, side text) returns boolean
language sql stable set search_path = ''
return side = 'company' or message.offer_id is null
  or exists (select from private.offers o where o.id = message.offer_id and private.is_offer_shown(o));
comment on function private.is_message_shown is 'True for all messages except one with an offer the side can''t see yet.';

create function private.can_answer_offer(
  offer private.offers, application public.applications, me private.reach default private.my_reach()
) returns boolean
language sql stable set search_path = ''
return coalesce(
  application.candidate_id = me.candidate_id and offer.state = 'open' and private.is_offer_shown(offer)
  and not private.is_overdue(offer.answer_by) and private.settled_status(application) = 'offered'
  and private.reaches_people(application.company_id), false);
comment on function private.can_answer_offer is 'True for the candidate until the offer''s last day is over, unless the company is paused.';

create function private.can_withdraw_offer(
  offer private.offers, application public.applications, me private.reach default private.my_reach()
) returns boolean
language sql stable set search_path = ''
return offer.state = 'open' and private.can_move_application(application, me);
comment on function private.can_withdraw_offer is 'True for those who may move the application, while the offer has no response.';

create function private.offer_to_change(p_offer_id uuid, out offer private.offers, out application public.applications)
language plpgsql set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
begin
  perform private.require_caller();
  select o.* into offer
  from private.offers o join public.applications a on a.id = o.application_id
  where o.id = p_offer_id and private.can_read_conversation(a, me);
  if offer.id is not null then
    application := private.application_to_talk(offer.application_id);
    -- The application is locked, so no one else can change its offers.
    select o.* into offer from private.offers o where o.id = p_offer_id
      and (private.is_offer_shown(o) or private.conversation_side(application, me) = 'company') for update;
  end if;
  perform private.fail(404, 'offer_not_found', 'Offer not found') where offer.id is null;
end
$$;
comment on function private.offer_to_change is 'An offer the caller can see and its application, which is locked first. PT401, PT404.';

create function private.offer_end_in_words(offer private.offers) returns text
language sql stable set search_path = ''
as $$
  select to_char(offer.answer_by, 'Dy, ') || private.day_in_words(offer.answer_by::timestamp at time zone 'UTC')
$$;
comment on function private.offer_end_in_words is 'An offer''s last day as people read it: "Fri, Dec 4", with the year if it isn''t the current one.';

create function private.offer_ended_in_words(offer private.offers) returns text
language sql stable set search_path = ''
as $$
  select case
    when offer.state = 'accepted' then 'This offer has been accepted'
    when offer.state = 'declined' then 'This offer has been declined'
    when offer.state = 'withdrawn' then 'The company has withdrawn this offer'
    when offer.state = 'ended' then 'This offer has ended'
    when offer.state = 'expired' or private.is_overdue(offer.answer_by) then
      'This offer expired on ' || private.offer_end_in_words(offer)
  end
$$;
comment on function private.offer_ended_in_words is 'Why an offer can no longer be answered, as text to show; null while it is open.';
