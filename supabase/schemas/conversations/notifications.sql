-- Who is notified about a message: right away under the bell, and a little later in one email for several messages.

create function private.conversation_readers(application public.applications) returns table (user_id uuid, side text, company_id uuid)
language plpgsql stable rows 10 set search_path = ''
as $$
begin
  return query
    select distinct on (r.user_id) r.user_id, r.side, r.company_id
    from (
      select 1 as place, c.user_id, 'candidate' as side, null::uuid as company_id
      from public.candidates c where c.id = application.candidate_id and c.user_id is not null
      union all
      select 2, staff, 'company', application.company_id from private.staff_of_application(application) as staff
      union all
      select 3, u.user_id, 'manager', u.company_id
      from public.candidates c
      join public.company_users u on u.company_id = c.managing_company_id
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id and (
        u.role = any (private.staff_roles_for('handle_candidates')) or exists (
          select from public.candidate_assignments a
          where a.candidate_id = c.id and a.company_id = u.company_id and a.assigned_to_user_id = u.user_id))
    ) r
    order by r.user_id, r.place;
end
$$;
comment on function private.conversation_readers is 'Everyone who can read a conversation, with side and company; independent of the caller.';

create function private.notified_of_message(application public.applications, by_side text)
returns table (user_id uuid, side text, company_id uuid)
language plpgsql stable rows 3 set search_path = ''
as $$
begin
  return query
    select r.user_id, r.side, r.company_id
    from private.conversation_readers(application) r
    where r.side <> by_side and (
      r.side = 'candidate'
      or r.side = 'company' and r.user_id in (select p.user_id from private.people_behind_application(application) p)
      or r.side = 'manager' and exists (
        select from public.candidate_assignments a where a.candidate_id = application.candidate_id and a.assigned_to_user_id = r.user_id)
      or exists (
        select from private.application_messages m
        where m.application_id = application.id and m.author_id = r.user_id and m.author_side = r.side
          and private.is_message_shown(m, by_side)));
end
$$;
comment on function private.notified_of_message is
  'People notified about a message from that side, among its readers except the author''s colleagues: the candidate, those in charge of the application, the candidate''s owner, and anyone who has written in the conversation (RULES: Conversations).';

create function private.unread_messages(of_application uuid, of_user uuid, of_side text) returns setof private.application_messages
language sql stable rows 5 set search_path = ''
begin atomic
  select m.*
  from private.application_messages m
  where m.application_id = of_application and m.author_side <> of_side and m.withdrawn_at is null and private.is_message_shown(m, of_side)
    and m.seq > coalesce((
      select r.read_seq from private.conversation_reads r where r.application_id = of_application and r.user_id = of_user), 0);
end;
comment on function private.unread_messages is 'Messages from the other sides since someone last read the conversation.';

create function private.message_words(
  unread private.application_messages[], of_application public.applications, to_candidate boolean, words text, out key text, out facts jsonb
)
language plpgsql stable set search_path = ''
as $$
declare
  -- Companies appear under their name, applicants under their own.
  writers text[] := array(
    select distinct case when to_candidate then coalesce(m.company_name, m.author_name) else m.author_name end from unnest(unread) m);
begin
  key := case when to_candidate then 'message_received' else 'applicant_message' end || case
    when cardinality(writers) > 1 then '.several_writers'
    when cardinality(unread) > 1 then '.several'
    else ''
  end;
  facts := jsonb_build_object(
    'writer', writers[1], 'count', cardinality(unread), 'words', words,
    'job', (select j.title from public.jobs j where j.id = of_application.job_id));
end
$$;
comment on function private.message_words is
  'Key and facts, as in private.notify, for new messages: who wrote, how many, about which job. words: the text below.';

create function private.show_unread(application public.applications, of_user uuid, of_side text, at_company uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  kind text := case of_side when 'candidate' then 'message_received' else 'applicant_message' end;
  -- Times and offers have their own notifications.
  unread private.application_messages[] := array(
    select m from private.unread_messages(application.id, of_user, of_side) m
    where m.proposal_id is null and m.offer_id is null order by m.seq);
  ids jsonb := jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', coalesce(at_company, application.company_id));
  words record;
begin
  -- One notification per conversation: a newer one replaces an unread one.
  delete from public.notifications n
  where n.user_id = of_user and n.type = kind and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
  if unread = '{}' then
    return;
  end if;
  words := private.message_words(
    unread, application, of_side = 'candidate',
    coalesce(nullif(unread[cardinality(unread)].body, ''), private.phrase('file_without_words')));
  if of_side = 'candidate' then
    perform private.notify(of_user, words.key, words.facts, ids);
  else
    perform private.notify_staff(
      of_user, 'applicant_messages', words.key, words.facts, ids, private.answer_path(application.id, of_side), by_mail => false);
  end if;
end
$$;
comment on function private.show_unread is 'Shows one notification for someone''s unread messages in a conversation, or none.';

create function private.conversation_path(of_application uuid, of_side text) returns text
language sql immutable set search_path = ''
return case of_side
  when 'candidate' then '/candidate/applications/' || of_application
  else '/company/applications/' || of_application || '?tab=conversation'
end;
comment on function private.conversation_path is 'The page where someone on a side reads a conversation.';

create function private.answer_path(of_application uuid, of_side text) returns text
language sql immutable set search_path = ''
return private.conversation_path(of_application, of_side) || '#write';
comment on function private.answer_path is 'The input field on that page.';

create function private.gathering_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '10 minutes';
comment on function private.gathering_time is 'How long an email waits at most for further messages, and the minimum time between two emails.';

create function private.expect_message_notices(application public.applications, message private.application_messages) returns void
language plpgsql set search_path = ''
as $$
declare
  is_mailed boolean := message.proposal_id is null and message.offer_id is null;
  due timestamptz := case when is_mailed then now() + private.withdrawal_time() end;
  told record;
begin
  -- In a fixed order, like everything that locks several.
  for told in select t.* from private.notified_of_message(application, message.author_side) t order by t.user_id loop
    -- The account may be in the middle of being deleted.
    perform from auth.users u where u.id = told.user_id for key share;
    continue when not found;
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, due, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      -- Sent together with what is already waiting, after ten minutes at most.
      mail_at = case
        when due is null then n.mail_at
        when n.mail_at is null then greatest(due, n.mailed_at + private.gathering_time())
        else greatest(n.mail_at, least(due, (
          select first.created_at + private.gathering_time() from private.application_messages first where first.seq = n.from_seq)))
      end,
      is_unread = true;
    perform private.show_unread(application, told.user_id, told.side, told.company_id) where is_mailed;
  end loop;
end
$$;
comment on function private.expect_message_notices is
  'After a message: notifies the others under the bell, and schedules one email once it can no longer be withdrawn, with everything written within ten minutes and at least ten minutes after the last email about this conversation (RULES: Conversations). Messages with times or an offer are covered by the notifications about those.';

create function private.mail_messages(application public.applications, of_user uuid, of_side text, at_company uuid, new_messages private.application_messages[]) returns void
language plpgsql set search_path = ''
as $$
declare
  words record := private.message_words(
    new_messages, application, of_side = 'candidate', (select string_agg(m.body, ' ' order by m.seq) from unnest(new_messages) m));
  path text := private.answer_path(application.id, of_side);
  mail jsonb := jsonb_build_object(
    'title', (private.notification_text(words.key, words.facts)).title,
    'total', cardinality(new_messages),
    'path', path,
    'messages', (
      select jsonb_agg(jsonb_build_object(
        'by', concat_ws(', ', m.author_name, m.company_name),
        'body', m.body,
        'files', (select count(*) from private.message_files f where f.message_id = m.id)
      ) order by m.seq)
      from unnest(new_messages[1:10]) m
    ));
begin
  if of_side = 'candidate' then
    perform private.mail_candidate(of_user, 'company_messages', 'message_received', mail);
  else
    perform private.mail_staff(
      of_user, 'applicant_messages', words.key, words.facts, jsonb_build_object('company_id', at_company), path, 'applicant_message', mail);
  end if;
end
$$;
comment on function private.mail_messages is 'Sends one email with new messages in a conversation, as its reader chose.';

create function private.tell_due_messages() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  reader record;
  new_messages private.application_messages[];
  rest bigint;
begin
  for due in
    select n.user_id, n.from_seq, a as application
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.mail_at <= now()
    order by n.mail_at, n.application_id, n.user_id
    -- A run keeps these locks until it ends; the next one handles the rest.
    limit 500
    -- Doesn't wait for an account being deleted, which has locked its applications.
    for no key update of n skip locked
    for key share of a skip locked
  loop
    select * into reader from private.conversation_readers(due.application) r where r.user_id = due.user_id;
    new_messages := array(
      select m from private.unread_messages((due.application).id, due.user_id, reader.side) m
      where m.seq >= due.from_seq and m.proposal_id is null and m.offer_id is null
        -- People who blocked the other side don't get emails about it.
        and not private.is_blocked_between(
          (due.application).candidate_id, (due.application).company_id, case reader.side when 'company' then 'company' else 'candidate' end)
      order by m.seq);
    -- Messages that can still be withdrawn wait.
    rest := (select min(m.seq) from unnest(new_messages) m where m.created_at > now() - private.withdrawal_time());
    new_messages := array(select m from unnest(new_messages) m where rest is null or m.seq < rest order by m.seq);
    perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages) where new_messages <> '{}';
    update private.message_notices n
    set from_seq = rest,
      mail_at = case when rest is not null then now() + case when new_messages <> '{}' then private.gathering_time() else private.withdrawal_time() end end,
      mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
end
$$;
comment on function private.tell_due_messages is 'Sends due message emails, unless the messages were read or withdrawn since. Called on a schedule.';

create function private.hold_message_notices_of(of_user uuid, at_company uuid) returns void
language sql set search_path = ''
as $$
  select from private.message_notices n join public.applications a on a.id = n.application_id
  where n.user_id = of_user and at_company in (a.company_id, a.applied_by_company_id)
  order by n.application_id for update of n
$$;
comment on function private.hold_message_notices_of is 'Locks pending message emails of a colleague who is leaving.';
