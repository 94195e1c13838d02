-- Which calendars contain an interview, and updating them when participants change but the time doesn't.

create function private.note_calendars(interview private.interviews) returns void
language sql set search_path = ''
begin atomic
  insert into private.interview_calendars as c (interview_id, user_id, is_mailed)
  select interview.id, p.user_id, (private.staff_notice_setting(p.user_id, a.company_id, 'interviews')).by_mail = 'at_once'
  from private.people_of_interview(interview) p
  join public.applications a on a.id = interview.application_id
  on conflict (interview_id, user_id) do update set is_mailed = c.is_mailed or excluded.is_mailed;
end;
comment on function private.note_calendars is 'Records who knows that they take part in an interview, and whose calendar got it by email.';

create function private.mail_left_out(interview private.interviews) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  gone record;
begin
  for gone in
    delete from private.interview_calendars c
    where c.interview_id = interview.id and c.user_id not in (select p.user_id from private.people_of_interview(interview) p)
    returning c.user_id, c.is_mailed, (select p.email from public.profiles p where p.id = c.user_id) as email
  loop
    continue when not gone.is_mailed or gone.email is null
      or (private.staff_notice_setting(gone.user_id, application.company_id, 'interviews')).by_mail <> 'at_once';
    perform private.enqueue_email('interview_cancelled', gone.email,
      private.interview_mail(interview, gone.user_id, false, null)
        || jsonb_build_object(
          'is_left_out', true, 'reason', null, 'changed_at', now(), 'attendee', jsonb_build_object('email', gone.email, 'name', null, 'has_agreed', false))
        || case when gone.user_id in (select private.staff_of_application(application)) then jsonb_build_object(
          'unsubscribe', private.unsubscribe_token(gone.user_id, application.company_id, 'interviews'))
        -- They can no longer open it.
        else '{"path": "/"}' end,
      of_company => application.company_id);
  end loop;
end
$$;
comment on function private.mail_left_out is 'Cancels an interview by email for colleagues who no longer take part.';

create function private.notify_nobody_takes_part(interview private.interviews) returns void
language sql set search_path = ''
as $$
  select private.notify_staff(
    behind.user_id, 'interviews', 'interview_answered.nobody',
    jsonb_build_object(
      'candidate', private.applicant_name(a),
      'time', private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone))),
    private.application_ids(a), private.conversation_path(a.id, 'company'))
  from public.applications a cross join private.people_behind_application(a) behind
  where a.id = interview.application_id and not exists (select from private.people_of_interview(interview))
$$;
comment on function private.notify_nobody_takes_part is 'Notifies the people behind an application if no one takes part anymore.';

create function private.settle_calendar(interview private.interviews) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  people uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  told uuid[] := array(select c.user_id from private.interview_calendars c where c.interview_id = interview.id);
  person uuid;
begin
  if people <@ told and told <@ people then
    return;
  end if;
  update private.interviews i set sequence = i.sequence + 1 where i.id = interview.id returning * into interview;
  perform private.touch_conversation(application.id);
  perform private.mail_left_out(interview);
  -- The email's timestamp must be newer than the last change.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.mail_calendar(interview, 'people', person, null);
    else
      perform private.notify_staff(
        person, 'interviews', 'interview_answered.joined',
        jsonb_build_object(
          'candidate', private.applicant_name(application), 'job', facts.title,
          'time', private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone))),
        private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Choosing the time counts as accepting.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  end if;
  perform private.notify_nobody_takes_part(interview);
end
$$;
comment on function private.settle_calendar is
  'After participants changed: people who no longer take part in an upcoming interview get a cancellation, people who do again get an invitation, and the others and the candidate get the updated entry. If no one is left, those in charge of the application are notified. Does nothing if everyone knows already.';

create function private.hold_interviews_of(people uuid[], at_company uuid) returns void
language sql set search_path = ''
as $$
  select from public.applications a
  where a.company_id = at_company and a.id in (
    select p.application_id
    from private.interview_people each
    join private.interview_proposals p on p.id = each.proposal_id
    where each.user_id = any (people) and (
      p.state = 'open' or exists (select from private.interviews i where i.id = p.interview_id and private.is_to_come(i))))
  order by a.id for update
$$;
comment on function private.hold_interviews_of is
  'Locks the applications of someone''s upcoming interviews and open times before they may leave them, so that simultaneous picks and moves come entirely before or after. Called before memberships are locked, because notifying a colleague about an interview uses that order.';

create function private.settle_calendars(of_user uuid, at_company uuid) returns void
language sql set search_path = ''
as $$
  select private.hold_interviews_of(array[of_user], at_company);
  select private.settle_calendar(held.interview)
  from (
    select i as interview
    from private.interviews i
    join public.applications a on a.id = i.application_id and a.company_id = at_company
    where private.is_to_come(i) and i.id in (
      select c.interview_id from private.interview_calendars c where c.user_id = of_user
      union
      select p.interview_id
      from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
      where each.user_id = of_user and p.state = 'picked')
    order by i.starts_at, i.id for update of i
  ) held
$$;
comment on function private.settle_calendars is 'private.settle_calendar for all interviews someone takes or took part in. Safe to repeat.';

create function private.leave_interviews_at(of_user uuid, at_company uuid) returns void
language sql set search_path = ''
as $$
  select private.hold_interviews_of(array[of_user], at_company);
  delete from private.interview_people each
  using private.interview_proposals p, public.applications a
  where each.user_id = of_user and p.id = each.proposal_id and a.id = p.application_id and a.company_id = at_company
    -- Past interviews keep their participants.
    and not exists (select from private.interviews i where i.id = p.interview_id and i.starts_at <= now());
  select private.settle_calendars(of_user, at_company);
$$;
comment on function private.leave_interviews_at is 'Removes someone who leaves a company from its upcoming interviews.';

create function private.hand_over_interviews(leaving public.company_users, successor uuid) returns void
language sql set search_path = ''
as $$
  insert into private.interview_people (proposal_id, user_id)
  select p.id, successor
  from private.interview_people each
  join private.interview_proposals p on p.id = each.proposal_id
  join public.applications a on a.id = p.application_id and a.company_id = leaving.company_id
  where each.user_id = leaving.user_id and private.looks_after_applications(successor, a)
    and (p.state = 'open' or exists (
      select from private.interviews i where i.id = p.interview_id and i.state = 'confirmed' and i.starts_at > now()))
  on conflict do nothing
$$;
comment on function private.hand_over_interviews is 'Adds the successor to upcoming interviews, if they may take part.';
