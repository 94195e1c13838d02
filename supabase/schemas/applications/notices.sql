-- Telling candidates where their application stands: a move can be taken back for a while and is told after that, in the application
-- and by mail (RULES: Applications).

create table private.status_notices (
  application_id uuid primary key references public.applications (id) on delete cascade,
  notified_status public.application_status not null,
  mailed_status public.application_status not null,
  notify_at timestamptz,
  mail_at timestamptz,
  mailed_at timestamptz
);
comment on table private.status_notices is 'What the candidate of a moved application was told by bell and email, and what comes when.';
create index status_notices_due_index on private.status_notices (least(notify_at, mail_at)) where notify_at is not null or mail_at is not null;
alter table private.status_notices enable row level security;

create view private.moving_applications with (security_invoker = true) as
select n.application_id from private.status_notices n
-- Along the index of what is due.
where least(n.notify_at, n.mail_at) > now() and n.notify_at > now();
comment on view private.moving_applications is 'Applications whose last move can be undone.';

create function private.expect_status_notice(application public.applications, status_before public.application_status) returns void
language sql set search_path = ''
begin atomic
  insert into private.status_notices as n (application_id, notified_status, mailed_status, notify_at, mail_at)
  values (application.id, status_before, status_before, now() + private.undo_time(), now() + private.undo_time())
  on conflict (application_id) do update set
    notify_at = excluded.notify_at,
    mail_at = greatest(excluded.mail_at, n.mailed_at + interval '15 minutes');
end;
comment on function private.expect_status_notice is 'After a move: when its candidate will be told, by mail at most once in 15 minutes.';

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
comment on function private.told_applicant is 'Who is notified of an application, and its names; null once the account is deleted.';

create function private.tell_in_app(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record := private.told_applicant(application);
begin
  -- One that was not read yet says what is no longer so.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    private.application_ids(application)
  );
end
$$;
comment on function private.tell_in_app is 'Notifies the candidate of the present status, in place of unread notifications of it.';

create function private.tell_by_mail(application public.applications) returns void
language sql set search_path = ''
as $$
  select private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'status', application.status,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id))
  from private.told_applicant(application) facts
$$;
comment on function private.tell_by_mail is 'Emails the candidate the present status, unless they turned such emails off.';

create function private.knows_status(application public.applications) returns boolean
language sql stable set search_path = ''
as $$
  select e.by_candidate or e.to_status = 'withdrawn' or e.to_status = 'offered' and exists (
    select from private.offers o where o.application_id = e.application_id and o.created_at >= e.created_at)
  from public.application_events e where e.application_id = application.id order by e.id desc limit 1
$$;
comment on function private.knows_status is 'Whether the candidate knows the status: they set it, or the offer tells it.';

create function private.tell_due_statuses() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  application public.applications;
begin
  for due in
    select n.*, a as application
    from private.status_notices n
    join public.applications a on a.id = n.application_id
    where (n.notify_at is not null or n.mail_at is not null) and least(n.notify_at, n.mail_at) <= now()
    order by least(n.notify_at, n.mail_at)
    -- A run holds its applications until it ends; the rest is told by the next one.
    limit 1000
    -- One that is being moved or told at this moment is told next time, of what it is then.
    for no key update skip locked
  loop
    application := due.application;
    if due.notify_at <= now() then
      perform private.tell_in_app(application) where application.status <> due.notified_status and not private.knows_status(application);
      -- Not before: a move that is taken back ends nothing. An offer stands while its application does.
      if application.status in ('rejected', 'hired') then
        perform private.end_open_things(application, case application.status
          when 'rejected' then 'The application was not selected' else 'The application ended with a hire' end);
      elsif application.status <> 'offered' then
        perform private.end_offers(application, format('The application was moved to %s', private.status_in_words(application.status)));
      end if;
      update private.status_notices set notify_at = null, notified_status = application.status
      where application_id = application.id;
    end if;
    if due.mail_at <= now() then
      if application.status <> due.mailed_status and not private.knows_status(application) then
        perform private.tell_by_mail(application);
        update private.status_notices set mailed_at = now() where application_id = application.id;
      end if;
      update private.status_notices set mail_at = null, mailed_status = application.status
      where application_id = application.id;
    end if;
  end loop;
end
$$;
comment on function private.tell_due_statuses is
  'Tells candidates the status their applications have once the moves that led there can no longer be taken back; nothing where it is what they know. Called on a schedule: hosted once a minute by pg_cron, locally by the launcher every ten seconds.';
