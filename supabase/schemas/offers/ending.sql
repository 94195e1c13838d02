-- What happens to an open offer when its application ends, it expires, or its move is undone; and notifying its candidate.

create function private.notify_candidate_of_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record := private.told_applicant(application);
  salary text := private.phrase(
    'salary.' || offer.salary_period, jsonb_build_object('amount', to_char(
      offer.salary, case when offer.salary = trunc(offer.salary) then 'FM999,999,999' else 'FM999,999,990.00' end)));
begin
  -- People aren't notified about their own acts, except that accepting is confirmed by email.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted'
    or offer.state = 'ended' and application.status = 'hired' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state
        when 'open' then 'offer_made' when 'withdrawn' then 'offer_ended.withdrawn' when 'expired' then 'offer_ended.expired'
        else 'offer_ended' end,
      jsonb_build_object(
        'job', facts.title, 'company', facts.company_name, 'salary', salary, 'day', private.offer_end_in_words(offer),
        'words', nullif(offer.words, '')),
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer),
      'words', case offer.state
        when 'open' then (select m.body from private.application_messages m where m.application_id = application.id and m.offer_id = offer.id)
        else offer.words end,
      'path', private.conversation_path(application.id, 'candidate')));
end
$$;
comment on function private.notify_candidate_of_offer is 'Notifies the candidate about the outcome of an offer, always by email too.';

create function private.notify_staff_of_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  key text := 'offer_answered.' || offer.state;
  facts jsonb := jsonb_build_object(
    'candidate', private.applicant_name(application), 'job', (select j.title from public.jobs j where j.id = application.job_id),
    'words', nullif(offer.words, ''));
  words record := private.notification_text(key, facts);
begin
  perform
    private.notify(told.user_id, key, facts, private.application_ids(application)),
    -- An email already says what ended the application.
    case when offer.state <> 'ended' then
      private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told.user_id), jsonb_build_object(
        'kind', 'offers', 'title', words.title, 'message', words.message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id)), of_company => application.company_id) end
  from (
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  ) told
  where told.user_id is distinct from auth.uid();
end
$$;
comment on function private.notify_staff_of_offer is
  'Notifies the person who made an offer, while they still work on the application, and those in charge of it about the outcome, regardless of their settings: in the app right away, and by email unless the application has ended.';

create function private.notify_managers_of_offer(offer private.offers, application public.applications) returns void
language sql set search_path = ''
as $$
  select private.notify_staff(
    told.user_id, 'applicant_messages', 'offer_answered.' || offer.state,
    jsonb_build_object('candidate', name, 'company', facts.company_name, 'job', facts.title, 'words', nullif(offer.words, '')),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'manager'))
  from private.applicant_name(application) name, private.told_applicant(application) facts, private.notified_of_message(application, 'company') told
  where told.side = 'manager'
$$;
comment on function private.notify_managers_of_offer is 'Notifies the owner of a represented candidate about an offer.';

create function private.notify_of_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.notify_candidate_of_offer(offer, application);
  perform private.notify_staff_of_offer(offer, application) where offer.state not in ('open', 'withdrawn');
  perform private.notify_managers_of_offer(offer, application);
end
$$;
comment on function private.notify_of_offer is 'Notifies everyone except the person who acted about an offer (RULES: Offers).';

create function private.hold_unseen_offer(application public.applications) returns void
language sql set search_path = ''
begin atomic
  update private.offers o set shown_at = now() + private.undo_time()
  where o.application_id = application.id and o.state = 'open' and o.shown_at > now();
end;
comment on function private.hold_unseen_offer is 'After a move: an offer not shown yet waits until the move can''t be undone either.';

create function private.take_back_offer(application public.applications, moved_at timestamptz) returns void
language sql set search_path = ''
as $$
  delete from private.offers o
  where o.application_id = application.id and o.state = 'open' and o.created_at >= moved_at and o.told_at is null
$$;
comment on function private.take_back_offer is 'After an undone move: deletes an offer made with it, with its message, before anyone sees it.';

create function private.end_offer(offer private.offers, application public.applications, new_state text, p_words text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
end
$$;
comment on function private.end_offer is 'Ends a locked offer and notifies both sides; one that wasn''t shown yet is just deleted.';

create function private.end_offers(application public.applications, why text) returns void
language sql set search_path = ''
as $$
  select private.end_offer(held.offer, application, 'ended', why)
  from (
    select o as offer from private.offers o
    where o.application_id = application.id and (o.state = 'open' or o.state = 'accepted' and application.status <> 'hired') for update
  ) held
$$;
comment on function private.end_offers is 'Ends an open offer of a locked application, and an accepted one if the person is no longer hired. why: text to show. Safe to repeat.';

create function private.tend_offers() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  offer private.offers;
begin
  for due in
    select o.id, a as application
    from private.offers o
    join public.applications a on a.id = o.application_id
    where o.state = 'open' and (o.told_at is null and o.shown_at <= now() or private.is_overdue(o.answer_by))
      and not private.is_on_hold(a)
    order by a.id
    limit 500
    -- Offers being answered, moved or notified right now are left for the next run.
    for no key update of a skip locked
  loop
    -- It doesn't wait, so an offer may have been answered since the list was read.
    select o.* into offer from private.offers o where o.id = due.id and o.state = 'open' and private.is_offer_shown(o) for update;
    continue when offer.id is null;
    if private.is_overdue(offer.answer_by) then
      perform private.end_offer(offer, due.application, 'expired', null);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.notify_of_offer(offer, due.application);
      perform private.expect_message_notices(due.application, m) from private.application_messages m where m.offer_id = offer.id;
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
end
$$;
comment on function private.tend_offers is 'Notifies candidates about offers they can see now, and ends offers whose last day is over. On a schedule.';
