-- Notifies both sides of confirmed, moved and canceled interviews, and updates their calendars.

create function private.interview_mail(interview private.interviews, of_user uuid, of_candidate boolean, by_side text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'side', case when of_candidate then 'candidate' else 'company' end,
    'first_name', case when of_candidate then (select c.first_name from public.candidates c where c.user_id = of_user) end,
    'time_zone', private.reading_zone(of_user, interview.time_zone),
    'reason', interview.reason,
    'changed_by', by_side,
    'attendee', jsonb_build_object(
      'email', (select p.email from public.profiles p where p.id = of_user),
      'name', private.person_name(of_user, (select a.company_id from public.applications a where a.id = interview.application_id)),
      -- Choosing the time counts as accepting it.
      'has_agreed', of_candidate and by_side is not distinct from 'candidate' or coalesce(of_user = auth.uid(), false)))
$$;
comment on function private.interview_mail is 'The content of an interview''s email and calendar file; no email address except the reader''s.';

create function private.mail_calendar(interview private.interviews, what text, of_user uuid, by_side text) returns void
language sql set search_path = ''
as $$
  select private.enqueue_email(
    'interview_' || what, (select p.email from public.profiles p where p.id = of_user),
    private.interview_mail(interview, of_user, false, by_side)
      || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, a.company_id, 'interviews')),
    of_company => a.company_id)
  from public.applications a
  where a.id = interview.application_id and (private.staff_notice_setting(of_user, a.company_id, 'interviews')).by_mail = 'at_once'
$$;
comment on function private.mail_calendar is
  'Emails a participating colleague calendar updates they aren''t otherwise notified about: their own changes, and changed participants. Not if they turned such emails off or get them in a summary.';

create function private.notify_of_interview(interview private.interviews, what text, by_side text) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  taking_part uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  template text := case when what in ('confirmed', 'moved', 'cancelled') then 'interview_' || what end;
begin
  perform private.drop_interview_reminders(interview) where what in ('moved', 'cancelled');
  if facts.user_id is not null and template is not null then
    if by_side is distinct from 'candidate' then
      perform private.notify(
        facts.user_id, case what when 'cancelled' then 'interview_changed.cancelled' else 'interview_changed' end,
        jsonb_build_object(
          'time', private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
          'job', facts.title, 'company', facts.company_name, 'why', interview.reason),
        private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
  end if;
  -- Only participants get it in their calendar; others are only notified.
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object(
      'candidate', name, 'time', private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      'words', coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title)),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'),
    case when told.user_id = any (taking_part) then template end,
    case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side)
      else '{}' end)
  from private.people_to_notify(application, private.interview_proposal_of(interview)) told;
  if template is null then
    return;
  end if;
  perform private.mail_calendar(interview, what, auth.uid(), by_side) where auth.uid() = any (taking_part);
  perform private.mail_left_out(interview);
  perform private.note_calendars(interview) where what <> 'cancelled';
end
$$;
comment on function private.notify_of_interview is
  'Notifies the others about a change to an interview, and updates the calendars of its candidate and participants, no matter who made it (RULES: Interviews). what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null if it ends with its application.';
