-- Makes and withdraws offers.

create function private.offer_errors(p_offer jsonb, of_application uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offers_rules('offer'));
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when errors ?| array['salary', 'salary_period'] then null
      when not private.is_amount((p_offer ->> 'salary')::numeric, p_offer ->> 'salary_period')
      then 'Enter a whole number for a year or a month' end,
    'starts_on', case when not errors ? 'starts_on' and private.is_day_over((p_offer ->> 'starts_on')::date) then 'Choose today or a later day' end,
    'answer_by', case
      when errors ? 'answer_by' then null
      when private.is_day_over((p_offer ->> 'answer_by')::date) then 'Choose today or a later day'
      when (p_offer ->> 'answer_by')::date > private.latest_day(now()) + 90 then 'Choose a day within 90 days' end,
    'document', case when document is not null then case
      -- Only the company's own files: it can't send files the applicant stored.
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
        or not coalesce(private.is_own_message_file('message_files', document ->> 'path'), false)
        then 'This file isn''t stored. Upload it again.'
      else coalesce(
        private.file_problem('message_files', document ->> 'path'),
        private.field_problem(document -> 'name', private.rule('name', 'line', 200, 1, 'Give the file a name'))) end end
  )) || errors;
end
$$;
comment on function private.offer_errors is
  'Errors of an OfferInput (contracts/offers/offer.ts), by field. Its dates must be today or later somewhere, the reply-by date within 90 days (RULES: Days); its document must be the caller''s own, in the folder of the application.';

create function public.make_offer(p_application_id uuid, p_id uuid, p_offer jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_talk(p_application_id);
  me private.reach := private.my_reach();
  given jsonb;
  document jsonb;
  offer private.offers;
  problem text := private.conversation_problem(application);
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can make an offer')
  where not private.can_move_application(application, me);
  select * into offer from private.offers o where o.id = p_id;
  if offer.id is not null then
    perform private.fail(422, 'invalid_input', 'This offer couldn''t be made')
    where offer.made_by is distinct from auth.uid() or offer.application_id <> application.id;
    perform private.refuse_taken_id() where offer.state = 'withdrawn';
    return private.application_offers_json(application, me);
  end if;
  perform private.fail(409, 'conversation_closed', problem) where problem is not null;
  perform private.fail(409, 'offer_stands', 'There is already an offer. Withdraw it before you make another')
  where private.has_standing_offer(application);
  perform private.fail(409, 'status_not_allowed', 'You can''t make an offer at this application''s current stage')
  where not private.can_make_offer(application, me);
  perform private.fail(422, 'invalid_input', 'This offer couldn''t be made') where p_id is null;
  perform private.refuse_field_errors(private.offer_errors(p_offer, application.id));
  given := private.clean_fields(p_offer, private.offers_rules('offer'));
  document := nullif(p_offer -> 'document', 'null');
  if application.status <> 'offered' then
    application := private.move_application(application, row('offered', null, null, null)::private.application_change);
  end if;
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
    document_name, document_size, shown_at)
  values (
    p_id, application.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (given ->> 'salary')::numeric, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  on conflict (id) do nothing
  returning * into offer;
  perform private.fail(422, 'invalid_input', 'This offer couldn''t be made') where offer.id is null;
  perform private.add_message(application, offer.id, coalesce(given ->> 'words', ''), offer => offer.id);
  return private.application_offers_json(application, me);
end
$$;
comment on function public.make_offer is
  'Makes an offer (OfferInput of contracts/offers/offer.ts) under an id made up by the caller, with its message, and moves the application to Offered if it isn''t yet; returns ApplicationOffers. The candidate sees it and is notified once that move can no longer be undone (RULES: Offers). Safe to repeat. PT401, PT404, PT403 unless the caller may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, id_taken once it was withdrawn, PT422 by field. SECURITY DEFINER as get_offers.';

create function public.withdraw_offer(p_offer_id uuid, p_words text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.offer_to_change(p_offer_id);
  me private.reach := private.my_reach();
begin
  perform private.fail(403, 'not_allowed', 'Only the company that made this offer can withdraw it')
  where not private.can_move_application(held.application, me);
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', p_words), private.offers_rules('decline')));
  perform private.refuse_blocked_words(held.application, 'words', p_words);
  if private.can_withdraw_offer(held.offer, held.application, me) then
    perform private.end_offer(held.offer, held.application, 'withdrawn', nullif(private.trimmed(p_words), ''));
  elsif (held.offer).state <> 'withdrawn' then
    perform private.fail(409, 'offer_answered', private.offer_ended_in_words(held.offer));
  end if;
  return private.application_offers_json(held.application, me);
end
$$;
comment on function public.withdraw_offer is
  'Withdraws an open offer, with a note its candidate reads; one that wasn''t shown yet is deleted silently. The application keeps its stage. Returns ApplicationOffers. Safe to repeat. PT401, PT404, PT403 unless the caller may move the application, PT409 offer_answered, PT422 by field. SECURITY DEFINER as get_offers.';

grant execute on function public.make_offer, public.withdraw_offer to authenticated;
