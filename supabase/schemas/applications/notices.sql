-- Notifies candidates of their application's stage, in the app and by email, once its moves can't be undone (RULES: Applications).

create view private.moving_applications with (security_invoker = true) as
select pending.subject_id as application_id from private.pending_notifications pending
where pending.kind = 'move' and pending.due_at > now();
comment on view private.moving_applications is 'Applications whose last move can be undone.';

create function private.hold_move(application public.applications, status_before public.application_status) returns void
language sql set search_path = ''
as $$
  select private.hold_notification(kind, application.id, to_jsonb(status_before), is_merged => true)
  from unnest('{move,move_email}'::text[]) as kind
$$;
comment on function private.hold_move is 'After a move: its candidate is notified once it can''t be undone, by email at most once in 15 minutes.';

create function private.told_applicant(
  application public.applications, out user_id uuid, out first_name text, out title text, out company_name text
)
language plpgsql stable set search_path = ''
as $$
begin
  select p.user_id, p.first_name, j.title, c.name
  into user_id, first_name, title, company_name
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
end
$$;
comment on function private.told_applicant is 'The applicant''s account to notify, and the names of job and company; null once the account is deleted.';

create function private.notify_of_status(application public.applications, is_back boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record := private.told_applicant(application);
begin
  -- An unread one would be outdated.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id,
    case
      when is_back then 'application_status.back'
      when application.status = 'rejected' then 'application_status.rejected'
      when application.status = 'reviewing' then 'application_status.reviewing'
      else 'application_status' end,
    jsonb_build_object('job', facts.title, 'company', facts.company_name, 'stage', private.status_to_candidates(application.status)),
    private.application_ids(application)
  );
end
$$;
comment on function private.notify_of_status is
  'Notifies the candidate of the current status, replacing unread notifications about it.';

create function private.mail_added_decline(application public.applications) returns void
language sql set search_path = ''
as $$
  select private.enqueue_email('added_by_hand_declined', c.email, jsonb_build_object(
    'added_application_id', application.id, 'message', (
      select r.message from private.last_rejection(application.id, only_settled => true) r)))
  from public.candidates c
  where c.id = application.candidate_id and c.user_id is null and application.status = 'rejected'
    and not private.is_refused_by_person(application.company_id, c.email)
$$;
comment on function private.mail_added_decline is
  'The plain notice to a person added by hand who was not selected and has not blocked the company; no other move is emailed.';

create function private.mail_status(application public.applications, is_back boolean) returns void
language sql set search_path = ''
as $$
  select private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'status', application.status,
    'is_back', is_back,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id))
  from private.told_applicant(application) facts;
  select private.mail_added_decline(application)
$$;
comment on function private.mail_status is 'Emails the candidate the current status, unless they turned such emails off.';

create function private.knows_status(application public.applications) returns boolean
language sql stable set search_path = ''
as $$
  select e.by_candidate or e.to_status = 'withdrawn' or e.to_status = 'offered' and exists (
    select from private.offers o where o.application_id = e.application_id and o.created_at >= e.created_at)
  from public.application_events e where e.application_id = application.id order by e.id desc limit 1
$$;
comment on function private.knows_status is 'Whether the candidate knows the status already: they set it, or the offer says so.';

create function private.notify_of_move(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
  known public.application_status;
  is_back boolean;
  is_news boolean;
begin
  -- Never waits: an application being moved right now is left for the next run.
  select * into application from public.applications a where a.id = pending.subject_id for no key update skip locked;
  if application.id is null then
    return not exists (select from public.applications a where a.id = pending.subject_id);
  end if;
  known := pending.before #>> '{}';
  is_back := private.is_back(application.status, known);
  is_news := application.status <> known and not private.knows_status(application);
  if pending.kind = 'move_email' then
    if is_news then
      perform private.mail_status(application, is_back);
      -- The email waits a quarter of an hour, so that several moves make one email.
      update private.pending_notifications next set before = to_jsonb(application.status), due_at = now() + interval '15 minutes'
      where next.kind = pending.kind and next.subject_id = pending.subject_id;
    end if;
    return not is_news;
  end if;
  perform private.notify_of_status(application, is_back) where is_news;
  -- Only now, because an undone move ends nothing. An open offer stays while its application is Offered, and an accepted one while it's
  -- Hired; after that, another offer can be made.
  if application.status in ('rejected', 'hired') then
    perform private.end_open_things(application, private.phrase('ended.' || application.status));
  elsif application.status <> 'offered' or known = 'hired' then
    perform private.end_offers(application, private.phrase(
      'ended.moved', jsonb_build_object('stage', private.status_to_candidates(application.status))));
  end if;
  return true;
end
$$;
comment on function private.notify_of_move is
  'Notifies the candidate of the current status, unless they know it already, and ends what that status ends.';
