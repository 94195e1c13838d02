-- Reminds both sides of an interview, a day and an hour before.

create function private.drop_interview_reminders(interview private.interviews) returns void
language sql set search_path = ''
begin atomic
  delete from public.notifications n
  where n.type in ('interview_reminder', 'interview_soon') and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = interview.application_id::text
    and n.data ->> 'interview_id' = interview.id::text;
  delete from public.email_outbox o
  where o.sent_at is null and o.failed_at is null and o.claimed_at is null and o.template = 'interview_reminder'
    and o.data ->> 'interview_id' = interview.id::text;
end;
comment on function private.drop_interview_reminders is 'Removes unread and unsent reminders of a time that no longer applies.';

create function private.remind_of_interview(interview private.interviews, is_soon boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application) || jsonb_build_object('interview_id', interview.id);
begin
  if facts.user_id is not null then
    perform private.notify(
      facts.user_id, case when is_soon then 'interview_reminder.soon' else 'interview_reminder' end,
      jsonb_build_object(
        'time', private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
        'job', facts.title, 'company', facts.company_name),
      ids);
    perform private.mail_candidate(
      facts.user_id, 'interview_reminders', 'interview_reminder',
      private.interview_mail(interview, facts.user_id, true, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end if;
  perform private.notify_staff(
    told.user_id, 'interviews', case when is_soon then 'interview_soon.soon' else 'interview_soon' end,
    jsonb_build_object(
      'candidate', name, 'job', facts.title,
      'time', private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone))),
    ids, private.conversation_path(application.id, 'company'), 'interview_reminder',
    private.interview_mail(interview, told.user_id, false, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon))
  from private.people_of_interview(interview) told;
end
$$;
comment on function private.remind_of_interview is 'Reminds candidate and interviewers, in the app and by email.';

create function private.remind_of_interviews(at timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
declare
  interview private.interviews;
  in_an_hour boolean;
  due_at timestamptz;
begin
  for interview in
    select i.* from private.interviews i join public.applications a on a.id = i.application_id
    where i.state = 'confirmed' and i.starts_at > at and not private.is_on_hold(a) and (
      i.starts_at <= at + interval '24 hours' and not i.reminded_a_day_before
      or i.starts_at <= at + interval '1 hour' and not i.reminded_an_hour_before)
    order by i.starts_at, i.id
    limit 500
    -- An interview being moved right now, or losing a colleague, is checked again in a minute.
    for no key update of a skip locked
    for update of i skip locked
  loop
    in_an_hour := interview.starts_at <= at + interval '1 hour';
    due_at := interview.starts_at - case when in_an_hour then interval '1 hour' else interval '24 hours' end;
    update private.interviews i set reminded_a_day_before = true, reminded_an_hour_before = i.reminded_an_hour_before or in_an_hour
    where i.id = interview.id;
    -- No reminder for interviews arranged after their reminder time.
    perform private.remind_of_interview(interview, in_an_hour) where interview.changed_at <= due_at;
  end loop;
end
$$;
comment on function private.remind_of_interviews is
  'Sends reminders of confirmed interviews 24 hours and one hour before, once each, regardless of clock changes. If the first one is missed, only the second is sent; none if the interview was arranged or moved after that time, or is on hold (RULES: Interviews). Called on a schedule every minute.';
