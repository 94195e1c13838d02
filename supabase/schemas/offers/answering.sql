-- The candidate's response to an offer.

create function private.offer_to_answer(p_offer_id uuid, answer text, out offer private.offers, out application public.applications)
language plpgsql set search_path = ''
as $$
declare
  held record := private.offer_to_change(p_offer_id);
begin
  offer := held.offer;
  application := held.application;
  perform private.fail(403, 'not_allowed', 'Only the candidate can reply to an offer')
  where private.conversation_side(application) is distinct from 'candidate';
  perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer))
  where offer.state <> answer and private.offer_ended_in_words(offer) is not null;
  perform private.refuse_paused(application.company_id) where offer.state = 'open';
  if offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- They see the new stage once the move can no longer be undone.
    perform private.fail(409, 'offer_over', 'You can''t reply to this offer right now. Try again in a minute');
  end if;
end
$$;
comment on function private.offer_to_answer is
  'The caller''s offer and its application, locked, if it can still be answered or already has that response. PT401, PT404, PT403 unless the caller is its candidate, PT409 offer_over and company_paused.';

create function public.accept_offer(p_offer_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.offer_to_answer(p_offer_id, 'accepted');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  if offer.state = 'open' then
    update private.offers o set state = 'accepted', answered_at = now() where o.id = offer.id returning * into offer;
    update public.applications a set status = 'hired' where a.id = application.id returning * into application;
    perform private.end_open_things(application, private.phrase('ended.accepted'));
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$$;
comment on function public.accept_offer is
  'Accepts the caller''s offer: the application moves to Hired right away, as their own move, and the company is notified (RULES: Offers). Returns ApplicationOffers. Safe to repeat. PT401, PT404, PT403 unless the caller is its candidate, PT409 offer_over. SECURITY DEFINER as get_offers.';

create function public.decline_offer(p_offer_id uuid, p_reason text default null, p_words text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.offer_to_answer(p_offer_id, 'declined');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.offers_rules('decline')));
  if offer.state = 'open' then
    perform private.refuse_blocked_words(application, 'words', p_words);
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$$;
comment on function public.decline_offer is
  'Declines the caller''s offer, with a reason (declineReasons of contracts/offers/offer.ts) and a note the company reads, both optional; the application keeps its stage, and another offer may be made. Returns ApplicationOffers. Safe to repeat: the first reason stays. PT401, PT404, PT403 unless the caller is its candidate, PT409 offer_over, PT422 by field. SECURITY DEFINER as get_offers.';

grant execute on function public.accept_offer, public.decline_offer to authenticated;
