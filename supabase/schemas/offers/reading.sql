-- Reads offers. SECURITY DEFINER here and in making.sql, answering.sql and hire.sql: the tables are closed to every client, and rights are
-- checked once.

create function private.offer_json(offer private.offers, application public.applications, me private.reach) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    offer.id, offer.made_by_name, offer.created_at, offer.salary, offer.salary_period, offer.starts_on, offer.answer_by,
    offer.place, offer.hours, offer.leave, offer.trial,
    case when offer.document is not null then jsonb_build_object(
      'path', offer.document, 'name', offer.document_name, 'size', offer.document_size) end as document,
    offer.state,
    private.is_offer_shown(offer) as is_shown,
    offer.answered_at, offer.reason, offer.words,
    jsonb_build_object(
      'answer', private.can_answer_offer(offer, application, me),
      'withdraw', private.can_withdraw_offer(offer, application, me)) as can
  ) shown);
end
$$;
comment on function private.offer_json is 'Offer (contracts/offers/offer.ts), the same for both sides.';

create function private.application_offers_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'offers', (
        select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
        from private.offers o
        where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
      ),
      'pay_period', (select j.pay_period from public.jobs j where j.id = application.job_id),
      'other_applications', case when side = 'candidate' then (
        select count(*) from private.seen_applications a
        where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
      'can', jsonb_build_object('make', private.can_make_offer(application, me)))
    from private.conversation_side(application, me) side
  );
end
$$;
comment on function private.application_offers_json is 'ApplicationOffers as the caller, who can read the conversation, sees them.';

create function public.get_offers(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.application_offers_json(private.read_conversation(p_application_id)) $$;
comment on function public.get_offers is 'ApplicationOffers, oldest first; only the company sees those not shown yet. PT401, PT404.';

grant execute on function public.get_offers to authenticated;
