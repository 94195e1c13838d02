-- What is read of offers. SECURITY DEFINER here and in making.sql, answering.sql and hire.sql: the tables are closed to every client, and
-- reach is checked once.

create function private.offer_json(offer private.offers, application public.applications, me private.reach) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', offer.id,
    'made_by_name', offer.made_by_name,
    'created_at', offer.created_at,
    'salary', offer.salary,
    'salary_period', offer.salary_period,
    'starts_on', offer.starts_on,
    'answer_by', offer.answer_by,
    'place', offer.place,
    'hours', offer.hours,
    'leave', offer.leave,
    'trial', offer.trial,
    'document', case when offer.document is not null then jsonb_build_object(
      'path', offer.document, 'name', offer.document_name, 'size', offer.document_size) end,
    'state', offer.state,
    'is_shown', private.is_offer_shown(offer),
    'answered_at', offer.answered_at,
    'reason', offer.reason,
    'words', offer.words,
    'can', jsonb_build_object(
      'answer', private.can_answer_offer(offer, application, me),
      'withdraw', private.can_withdraw_offer(offer, application, me)));
end
$$;
comment on function private.offer_json is 'Offer (contracts/offer.ts), the same for both sides.';

create function private.application_offers_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  side text := private.conversation_side(application, me);
begin
  return jsonb_build_object(
    'offers', (
      select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
      from private.offers o
      where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
    ),
    'other_applications', case when side = 'candidate' then (
      select count(*) from private.seen_applications a
      where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
    'can', jsonb_build_object('make', private.can_make_offer(application, me)));
end
$$;
comment on function private.application_offers_json is
  'ApplicationOffers (contracts/offer.ts) as the caller, who reads the conversation, sees them.';

create function public.get_offers(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.application_offers_json(private.read_conversation(p_application_id));
end
$$;
comment on function public.get_offers is
  'ApplicationOffers (contracts/offer.ts), oldest first, for both sides and who manages the candidate; these two without what is not shown yet. PT401, PT404.';

grant execute on function public.get_offers to authenticated;
