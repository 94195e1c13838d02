-- Staff notifications, as each person chose for each company: in the app or not, and by email right away, in a daily summary, or never.

create function private.staff_notice_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
return '{new_application,applicant_messages,interviews,assigned,mentioned,answer_due,subscription}'::text[];
comment on function private.staff_notice_kinds is 'Kinds of staff notifications that can be turned off: staffNoticeKinds of the contracts, in the order they are shown.';

create table private.staff_notice_settings (
  user_id uuid not null,
  company_id uuid not null,
  kind text not null check (kind = any (private.staff_notice_kinds())),
  in_app boolean not null,
  by_mail text not null check (by_mail in ('at_once', 'daily', 'off')),
  primary key (user_id, company_id, kind),
  constraint staff_notice_settings_of_staff foreign key (user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table private.staff_notice_settings is 'How staff want to be notified; private.staff_notice_setting has the defaults.';
create index staff_notice_settings_company_index on private.staff_notice_settings (company_id);

create table private.unsubscribe_links (
  token text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid,
  kind text not null check (kind = 'summary' or kind = any (private.staff_notice_kinds() || private.candidate_mail_kinds())),
  constraint unsubscribe_links_once unique nulls not distinct (user_id, company_id, kind),
  constraint unsubscribe_links_of_staff foreign key (user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade,
  constraint unsubscribe_links_to_staff_at_company check ((company_id is null) = (kind = any (private.candidate_mail_kinds())))
);
comment on table private.unsubscribe_links is 'What the link in an email turns off. The token isn''t hashed: it can''t do anything else.';
create index unsubscribe_links_company_index on private.unsubscribe_links (company_id);

create table private.staff_summary_items (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  company_id uuid not null,
  kind text not null,
  title text not null,
  message text not null,
  path text not null,
  change_id uuid,
  created_at timestamptz not null default now(),
  constraint staff_summary_items_of_staff foreign key (user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table private.staff_summary_items is 'Items for someone''s next daily summary; deleted once that is written.';
comment on column private.staff_summary_items.change_id is 'For an assignment: its change id, so that undoing it also removes its notifications.';
create index staff_summary_items_user_index on private.staff_summary_items (user_id, company_id);
create index staff_summary_items_time_index on private.staff_summary_items (created_at);
create index staff_summary_items_company_index on private.staff_summary_items (company_id);

alter table private.staff_notice_settings enable row level security;
alter table private.unsubscribe_links enable row level security;
alter table private.staff_summary_items enable row level security;

create function private.staff_notice_setting(of_user uuid, of_company uuid, of_kind text, out in_app boolean, out by_mail text)
language plpgsql stable set search_path = ''
as $$
begin
  select s.in_app, s.by_mail into in_app, by_mail
  from private.staff_notice_settings s
  where s.user_id = of_user and s.company_id = of_company and s.kind = of_kind;
  in_app := coalesce(in_app, true);
  -- A busy team gets reminders every day.
  by_mail := coalesce(by_mail, case of_kind when 'answer_due' then 'daily' else 'at_once' end);
end
$$;
comment on function private.staff_notice_setting is 'Someone''s choice; by default in the app and by email right away, reminders in the daily summary.';

create function private.unsubscribe_token(of_user uuid, of_company uuid, of_kind text) returns text
language plpgsql set search_path = ''
as $$
begin
  if of_company is null or exists (select from public.company_users u where u.user_id = of_user and u.company_id = of_company) then
    insert into private.unsubscribe_links (token, user_id, company_id, kind)
    values (private.new_token(), of_user, of_company, of_kind)
    on conflict (user_id, company_id, kind) do nothing;
  end if;
  return (
    select l.token from private.unsubscribe_links l where l.user_id = of_user and l.company_id is not distinct from of_company and l.kind = of_kind);
end
$$;
comment on function private.unsubscribe_token is 'The token that turns emails off without signing in; null for people who aren''t staff there.';

create function private.mail_staff(
  of_user uuid, kind text, key text, facts jsonb, data jsonb, path text, template text default null, mail_data jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  at_company uuid := data ->> 'company_id';
  setting record := private.staff_notice_setting(of_user, at_company, kind);
  words record;
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
    return;
  end if;
  words := private.notification_text(key, facts);
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, words.title, words.message, path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- Acts that can be undone wait until they can't.
  perform private.enqueue_email(
    coalesce(template, 'staff_notice'), address,
    mail || case when template is null then jsonb_build_object('kind', kind, 'title', words.title, 'message', words.message) else '{}' end,
    held => data ? 'change_id', of_company => at_company);
end
$$;
comment on function private.mail_staff is 'The email part of private.notify_staff: right away, in the summary or not at all, as they chose.';

create function private.notify_staff(
  of_user uuid, kind text, key text, facts jsonb, data jsonb, path text, template text default null, mail_data jsonb default '{}',
  by_mail boolean default true
) returns void
language plpgsql set search_path = ''
as $$
begin
  if (private.staff_notice_setting(of_user, (data ->> 'company_id')::uuid, kind)).in_app then
    perform private.notify(of_user, key, facts, data);
  end if;
  perform private.mail_staff(of_user, kind, key, facts, data, path, template, mail_data) where by_mail;
end
$$;
comment on function private.notify_staff is
  'Notifies a staff member about something (key and facts as in private.notify) of a kind (staffNoticeKinds of the contracts), as they chose for data.company_id: in the app, and by email right away (the template, or staff_notice) or in the summary. path: the page that shows it; data.change_id: for acts that can be undone; by_mail false: never emailed.';

create function private.remove_notifications(of_change uuid, told uuid[], told_at timestamptz) returns void
language sql set search_path = ''
as $$
  delete from public.notifications n where n.created_at = told_at and n.data ->> 'change_id' = of_change::text and n.user_id = any (told);
  delete from private.staff_summary_items i where i.user_id = any (told) and i.change_id = of_change;
  delete from public.email_outbox o
  where o.sent_at is null and o.failed_at is null and o.attempts = 0 and o.data ->> 'change_id' = of_change::text;
$$;
comment on function private.remove_notifications is 'Removes the notifications of an undone change; a pending email isn''t sent.';

create table private.summary_runs (ran_for timestamptz primary key);
comment on table private.summary_runs is 'The time for which daily summaries were last written, so that each day''s open tasks are included once.';
alter table private.summary_runs enable row level security;

create function private.last_summary() returns timestamptz
language sql stable set search_path = ''
return (date_trunc('day', now() at time zone 'UTC' - interval '13 hours') + interval '13 hours') at time zone 'UTC';
comment on function private.last_summary is 'When the last daily summaries were due: at 13:00 UTC, early in the day in the United States.';

create function private.send_due_summaries() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  insert into private.summary_runs (ran_for) values (private.last_summary()) on conflict do nothing;
  if found then
    delete from private.summary_runs r where r.ran_for < private.last_summary();
    perform private.summarize_scorecards_due();
  end if;
  for due in
    with gone as (
      delete from private.staff_summary_items i where i.created_at < private.last_summary() returning i.*
    )
    select g.user_id, g.company_id, count(*) as total,
      (jsonb_agg(jsonb_build_object('title', g.title, 'message', g.message, 'path', g.path) order by g.id)) as items
    from gone g
    group by g.user_id, g.company_id
  loop
    perform private.enqueue_email(
      'staff_summary', (select p.email from public.profiles p where p.id = due.user_id),
      jsonb_build_object(
        'company_name', (select c.name from public.companies c where c.id = due.company_id),
        'total', due.total,
        'items', jsonb_path_query_array(due.items, '$[0 to 49]'),
        'path', '/company/dashboard',
        'unsubscribe', private.unsubscribe_token(due.user_id, due.company_id, 'summary')),
      of_company => due.company_id);
  end loop;
end
$$;
comment on function private.send_due_summaries is
  'Emails everyone their daily summary: one email per company, with the first fifty items and the total. Called on a schedule; does work once a day, at the first call after the due time.';
