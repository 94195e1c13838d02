-- What becomes of an open offer when its application ends, its day passes, or the move it came with is undone; and telling its candidate.

create function private.tell_candidate_of_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record := private.told_applicant(application);
  salary text := format('$%s %s', to_char(offer.salary, 'FM999,999,999'), case offer.salary_period when 'hour' then 'an hour' else 'a ' || offer.salary_period end);
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail. Whoever is hired reads that alone.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted'
    or offer.state = 'ended' and application.status = 'hired' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state when 'open' then 'offer_made' else 'offer_ended' end,
      case offer.state
        when 'open' then 'You have an offer from ' || facts.company_name
        when 'withdrawn' then facts.company_name || ' has withdrawn its offer'
        when 'expired' then 'The offer from ' || facts.company_name || ' has expired'
        else 'The offer from ' || facts.company_name || ' has ended'
      end,
      case offer.state
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary, private.offer_end_in_words(offer))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
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
comment on function private.tell_candidate_of_offer is 'Notifies the candidate of what an offer became, always by email too.';

create function private.offer_news(offer private.offers, application public.applications, of_company text) returns text
language sql stable set search_path = ''
as $$
  select case offer.state
    when 'accepted' then name || ' accepted the offer' || of_company
    when 'declined' then name || ' declined the offer' || of_company
    when 'expired' then 'The offer' || of_company || ' to ' || name || ' has expired'
    else 'The offer' || of_company || ' to ' || name || ' has ended'
  end
  from private.applicant_name(application) name
$$;
comment on function private.offer_news is 'What staff read of the end of an offer; of_company: " of" whom, for the company representing.';

create function private.tell_staff_of_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  heading text := private.offer_news(offer, application, '');
  message text := concat_ws('. ', (select j.title from public.jobs j where j.id = application.job_id), nullif(offer.words, ''));
begin
  perform
    private.notify(told.user_id, 'offer_answered', heading, message, private.application_ids(application)),
    -- What ended the application is mailed already.
    case when offer.state <> 'ended' then
      private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told.user_id), jsonb_build_object(
        'kind', 'offers', 'title', heading, 'message', message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id))) end
  from (
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  ) told
  where told.user_id is distinct from auth.uid();
end
$$;
comment on function private.tell_staff_of_offer is
  'Tells who made an offer, while they still work on it, and the people behind the application what became of it, whatever they have turned off: at once in the application, and by mail unless its application has ended.';

create function private.tell_managers_of_offer(offer private.offers, application public.applications) returns void
language sql set search_path = ''
as $$
  select private.tell_staff(
    told.user_id, 'applicant_messages', 'offer_answered',
    case offer.state
      when 'open' then facts.company_name || ' offers ' || name || ' the job'
      when 'withdrawn' then facts.company_name || ' has withdrawn its offer to ' || name
      else private.offer_news(offer, application, ' of ' || facts.company_name)
    end,
    concat_ws('. ', facts.title, nullif(offer.words, '')),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'manager'))
  from private.applicant_name(application) name, private.told_applicant(application) facts, private.told_of_message(application, 'company') told
  where told.side = 'manager'
$$;
comment on function private.tell_managers_of_offer is 'Notifies who looks after a represented candidate of an offer.';

create function private.tell_offer(offer private.offers, application public.applications) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.tell_candidate_of_offer(offer, application);
  perform private.tell_staff_of_offer(offer, application) where offer.state not in ('open', 'withdrawn');
  perform private.tell_managers_of_offer(offer, application);
end
$$;
comment on function private.tell_offer is 'Notifies all who did not do it what became of an offer (RULES: Offers).';

create function private.hold_unseen_offer(application public.applications) returns void
language sql set search_path = ''
begin atomic
  update private.offers o set shown_at = now() + private.undo_time()
  where o.application_id = application.id and o.state = 'open' and o.shown_at > now();
end;
comment on function private.hold_unseen_offer is 'After a move: an unseen offer waits until that can''t be undone either.';

create function private.take_back_offer(application public.applications, moved_at timestamptz) returns void
language sql set search_path = ''
as $$
  delete from private.offers o
  where o.application_id = application.id and o.state = 'open' and o.created_at >= moved_at and o.told_at is null
$$;
comment on function private.take_back_offer is 'After an undone move: an offer made with it goes, with its message, unseen.';

create function private.end_offer(offer private.offers, application public.applications, new_state text, p_words text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.tell_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
end
$$;
comment on function private.end_offer is 'Ends an open, locked offer and notifies both sides; an unseen one just goes.';

create function private.end_offers(application public.applications, why text) returns void
language sql set search_path = ''
as $$
  select private.end_offer(held.offer, application, 'ended', why)
  from (select o as offer from private.offers o where o.application_id = application.id and o.state = 'open' for update) held
$$;
comment on function private.end_offers is 'Ends an open offer of a locked application. why: fit to show. Safe to repeat.';

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
    order by a.id
    limit 500
    -- One that is being answered, moved or told at this moment comes next time, as what it is then.
    for no key update of a skip locked
  loop
    -- Waiting for nobody, it may still have been answered since the list was read.
    select o.* into offer from private.offers o where o.id = due.id and o.state = 'open' and private.is_offer_shown(o) for update;
    continue when offer.id is null;
    if private.is_overdue(offer.answer_by) then
      perform private.end_offer(offer, due.application, 'expired', null);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.tell_offer(offer, due.application);
      perform private.expect_message_notices(due.application, m) from private.application_messages m where m.offer_id = offer.id;
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
end
$$;
comment on function private.tend_offers is 'Notifies candidates of offers they see now, ends those whose day is over. On a schedule.';
