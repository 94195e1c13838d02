-- Whose calendars hold an interview, and bringing them up to date when who takes part changes without it being moved.

create function private.note_calendars(interview private.interviews) returns void
language sql set search_path = ''
begin atomic
  insert into private.interview_calendars as c (interview_id, user_id, is_mailed)
  select interview.id, p.user_id, (private.staff_notice_setting(p.user_id, a.company_id, 'interviews')).by_mail = 'at_once'
  from private.people_of_interview(interview) p
  join public.applications a on a.id = interview.application_id
  on conflict (interview_id, user_id) do update set is_mailed = c.is_mailed or excluded.is_mailed;
end;
comment on function private.note_calendars is 'Keeps who has just been told that they take part in an interview, and whose calendar holds it by mail.';

create function private.tell_left_out(interview private.interviews) returns void
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
        -- They open nothing of it any more.
        else '{"path": "/"}' end);
  end loop;
end
$$;
comment on function private.tell_left_out is
  'Takes an interview out of the calendars of colleagues who take part no more, by a cancellation to whom it was mailed; not when they have turned such mails off since.';

create function private.tell_nobody_takes_part(interview private.interviews) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  behind record;
begin
  if exists (select from private.people_of_interview(interview)) then
    return;
  end if;
  for behind in select * from private.people_behind_application(application) loop
    perform private.tell_staff(
      behind.user_id, 'interviews', 'interview_answered',
      'Nobody takes part in the interview with ' || private.applicant_name(application) || ', '
        || private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone)),
      'Who took part does not work on it any more. Propose times with somebody else, or cancel it.',
      private.application_ids(application), private.conversation_path(application.id, 'company'));
  end loop;
end
$$;
comment on function private.tell_nobody_takes_part is
  'Tells the people behind an application of an interview to come in which nobody takes part; nobody while somebody does.';

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
  perform private.tell_left_out(interview);
  -- A mail about it is newer than what it was changed by last.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.tell_calendar(interview, 'people', person, null);
    else
      perform private.tell_staff(
        person, 'interviews', 'interview_answered',
        'You take part in the interview with ' || private.applicant_name(application) || ', '
          || private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone)),
        coalesce(facts.title, ''), private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Whoever picked the time still comes.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  end if;
  perform private.tell_nobody_takes_part(interview);
end
$$;
comment on function private.settle_calendar is
  'After somebody came or went: who takes part in an interview to come no more gets a cancellation, who does anew an invitation, and the others and the candidate the newer entry. Where nobody is left, the people behind the application hear of it. Does nothing while all is told.';

create function private.hold_interviews_of(people uuid[], at_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.applications a
  where a.company_id = at_company and a.id in (
    select p.application_id
    from private.interview_people each
    join private.interview_proposals p on p.id = each.proposal_id
    where each.user_id = any (people) and (
      p.state = 'open' or exists (select from private.interviews i where i.id = p.interview_id and private.is_to_come(i))))
  order by a.id for update;
end
$$;
comment on function private.hold_interviews_of is
  'Holds the applications of interviews to come, and of open times, of who may be about to leave them: one that is picked or moved at this moment comes before or after. Called before places in the team are locked, as whoever tells a colleague of an interview takes them in that order.';

create function private.settle_calendars(of_user uuid, at_company uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  interview private.interviews;
begin
  perform private.hold_interviews_of(array[of_user], at_company);
  for interview in
    select i.*
    from private.interviews i
    join public.applications a on a.id = i.application_id and a.company_id = at_company
    where private.is_to_come(i) and i.id in (
      select c.interview_id from private.interview_calendars c where c.user_id = of_user
      union
      select p.interview_id
      from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
      where each.user_id = of_user and p.state = 'picked')
    order by i.starts_at, i.id for update of i
  loop
    perform private.settle_calendar(interview);
  end loop;
end
$$;
comment on function private.settle_calendars is
  'private.settle_calendar of what somebody takes part in at a company, or was told they do. Safe to repeat.';

create function private.leave_interviews_at(of_user uuid, at_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.hold_interviews_of(array[of_user], at_company);
  delete from private.interview_people each
  using private.interview_proposals p, public.applications a
  where each.user_id = of_user and p.id = each.proposal_id and a.id = p.application_id and a.company_id = at_company
    -- Who took part in one that was held did.
    and not exists (select from private.interviews i where i.id = p.interview_id and i.starts_at <= now());
  perform private.settle_calendars(of_user, at_company);
end
$$;
comment on function private.leave_interviews_at is
  'Who leaves a company takes part in none of its interviews to come, and these leave their calendar; the interviews stand (RULES: Staff).';

create function private.settle_calendars_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person text := tg_argv[0];
begin
  if tg_op <> 'INSERT' then
    perform private.settle_calendars((to_jsonb(old) ->> person)::uuid, old.company_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.settle_calendars((to_jsonb(new) ->> person)::uuid, new.company_id);
  end if;
  return null;
end
$$;
comment on function private.settle_calendars_of_change is
  'Row trigger on job_assignments and company_users: with a job or a role somebody may lose or get back the interviews they take part in. Its argument: the column with whose it is. SECURITY DEFINER: interviews are closed to every client.';
create trigger job_assignments_settle_calendars after insert or update of assigned_to_user_id or delete on public.job_assignments
  for each row execute function private.settle_calendars_of_change('assigned_to_user_id');
create trigger company_users_settle_calendars after update of role on public.company_users
  for each row when (old.role <> new.role) execute function private.settle_calendars_of_change('user_id');
