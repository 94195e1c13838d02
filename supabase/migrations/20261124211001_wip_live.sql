-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."message_notices"
  ADD COLUMN "is_unread" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.application_entries (
  ids uuid[],
  wanted private.application_filter,
  p_sort text,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return (
    select coalesce(json_agg(
      case
        when across_jobs then json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can, 'job_id', a.job_id, 'job_title', j.title)
        else json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can)
      end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral (
      select
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(a.answer_due), false) as is_overdue,
        private.unread_count(a, me) as unread,
        json_build_object('move', private.can_move_application(a, me)) as can
    ) x
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'unread', private.unread_count(application, me),
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_path (
  of_application uuid,
  of_side text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE of_side WHEN 'candidate'::text THEN ('/candidate/applications/'::text || of_application) ELSE (('/company/applications/'::text || of_application) || '?tab=conversation'::text) END;

CREATE OR REPLACE FUNCTION private.conversation_readers (
  application public.applications
)
  RETURNS TABLE (
    user_id uuid,
    side text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 10
  SET search_path TO ''
  AS $function$
begin
  return query
    select distinct on (r.user_id) r.user_id, r.side, r.company_id
    from (
      select 1 as place, c.user_id, 'candidate' as side, null::uuid as company_id
      from public.candidates c where c.id = application.candidate_id and c.user_id is not null
      union all
      select 2, u.user_id, 'company', u.company_id
      from public.company_users u
      where u.company_id = application.company_id and (
        u.role = any (private.staff_roles_for('handle_applications')) or exists (
          select from public.job_assignments j
          where j.job_id = application.job_id and j.company_id = u.company_id and j.assigned_to_user_id = u.user_id))
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
$function$;

CREATE OR REPLACE FUNCTION private.expect_message_notices (
  application public.applications,
  message private.application_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  is_mailed boolean := message.proposal_id is null and message.offer_id is null;
  told record;
begin
  -- In one order, as whoever else holds several of them.
  for told in select t.* from private.told_of_message(application, message) t order by t.user_id loop
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, case when is_mailed then now() + interval '2 minutes' end, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      mail_at = coalesce(n.mail_at, greatest(excluded.mail_at, case when is_mailed then n.mailed_at + interval '10 minutes' end)),
      is_unread = true;
    if is_mailed then
      perform private.show_unread(application, told.user_id, told.side, told.company_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_message()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  reader record;
begin
  select * into application from public.applications a where a.id = new.application_id;
  for reader in
    select r.*
    from private.message_notices n
    join private.conversation_readers(application) r on r.user_id = n.user_id
    where n.application_id = application.id and n.is_unread and r.side <> new.author_side
    order by r.user_id
  loop
    update private.message_notices n
    set is_unread = exists (select from private.unread_messages(application.id, reader.user_id, reader.side))
    where n.application_id = application.id and n.user_id = reader.user_id;
    perform private.show_unread(application, reader.user_id, reader.side, reader.company_id);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_messages (
  application public.applications,
  of_user uuid,
  of_side text,
  at_company uuid,
  new_messages private.application_messages[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  title text := private.messages_in_words(new_messages, application, of_side = 'candidate');
  path text := private.conversation_path(application.id, of_side);
  mail jsonb := jsonb_build_object(
    'title', title,
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
      of_user, 'applicant_messages', title, (select string_agg(m.body, ' ' order by m.seq) from unnest(new_messages) m),
      jsonb_build_object('company_id', at_company), path, 'applicant_message', mail);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_staff (
  of_user uuid,
  kind text,
  title text,
  message text,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := data ->> 'company_id';
  setting record := private.staff_notice_setting(of_user, at_company, kind);
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
    return;
  end if;
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, left(title, 200), left(message, 1000), path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- What can be taken back waits until it cannot.
  if template is null then
    perform private.enqueue_email(
      'staff_notice', address, mail || jsonb_build_object('kind', kind, 'title', title, 'message', message), held => data ? 'change_id');
  else
    perform private.enqueue_email(template, address, mail, held => data ? 'change_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.messages_in_words (
  unread private.application_messages[],
  of_application public.applications,
  to_candidate boolean
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job_title text := (select j.title from public.jobs j where j.id = of_application.job_id);
  total integer := cardinality(unread);
  -- Companies are known by their name, applicants by their own.
  writers text[] := array(
    select distinct case when to_candidate then coalesce(m.company_name, m.author_name) else m.author_name end from unnest(unread) m);
begin
  return case
    when total = 1 then format('%s wrote to you about %s', writers[1], job_title)
    when cardinality(writers) = 1 then format('%s wrote %s messages to you about %s', writers[1], total, job_title)
    else format('%s new messages about %s', total, job_title)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.show_unread (
  application public.applications,
  of_user uuid,
  of_side text,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  kind text := case of_side when 'candidate' then 'message_received' else 'applicant_message' end;
  -- What brought times or an offer is told by those.
  unread private.application_messages[] := array(
    select m from private.unread_messages(application.id, of_user, of_side) m
    where m.proposal_id is null and m.offer_id is null order by m.seq);
  ids jsonb := jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', coalesce(at_company, application.company_id));
  title text;
  words text;
begin
  -- One line for each conversation: a newer one takes the place of what was not read yet.
  delete from public.notifications n
  where n.user_id = of_user and n.type = kind and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
  if unread = '{}' then
    return;
  end if;
  title := private.messages_in_words(unread, application, of_side = 'candidate');
  words := coalesce(nullif(unread[cardinality(unread)].body, ''), 'A file, without words');
  if of_side = 'candidate' then
    perform private.notify(of_user, kind, title, words, ids);
  else
    perform private.tell_staff(
      of_user, 'applicant_messages', kind, title, words, ids, private.conversation_path(application.id, of_side), by_mail => false);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_messages()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reader record;
  new_messages private.application_messages[];
begin
  for due in
    select n.user_id, n.from_seq, a as application
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.mail_at <= now()
    order by n.mail_at, n.application_id, n.user_id
    -- A run holds them until it ends; the rest is told by the next one.
    limit 500
    for no key update of n skip locked
  loop
    select * into reader from private.conversation_readers(due.application) r where r.user_id = due.user_id;
    new_messages := array(
      select m from private.unread_messages((due.application).id, due.user_id, reader.side) m
      where m.seq >= due.from_seq and m.proposal_id is null and m.offer_id is null
        -- Whoever blocked the other side wants to hear nothing more of it.
        and not exists (
          select from private.conversation_blocks b
          where b.application_id = m.application_id and (b.blocked_by = 'company') = (reader.side = 'company'))
      order by m.seq);
    if new_messages <> '{}' then
      perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages);
    end if;
    update private.message_notices n
    set from_seq = null, mail_at = null, mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_staff (
  of_user uuid,
  kind text,
  type text,
  title text,
  message text,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if (private.staff_notice_setting(of_user, (data ->> 'company_id')::uuid, kind)).in_app then
    perform private.notify(of_user, type, title, message, data);
  end if;
  if by_mail then
    perform private.mail_staff(of_user, kind, title, message, data, path, template, mail_data);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_of_message (
  application public.applications,
  message private.application_messages
)
  RETURNS TABLE (
    user_id uuid,
    side text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 3
  SET search_path TO ''
  AS $function$
begin
  return query
    select r.user_id, r.side, r.company_id
    from private.conversation_readers(application) r
    where r.side <> message.author_side and (
      r.side = 'candidate'
      or r.side = 'company' and r.user_id in (select p.user_id from private.people_behind_application(application) p)
      or r.side = 'manager' and exists (
        select from public.candidate_assignments a where a.candidate_id = application.candidate_id and a.assigned_to_user_id = r.user_id)
      or exists (
        select from private.application_messages m
        where m.application_id = application.id and m.author_id = r.user_id and m.author_side = r.side));
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_conversations (
  at_company uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach;
begin
  -- Most have none: nothing more is asked.
  if not exists (select from private.message_notices n where n.user_id = auth.uid() and n.is_unread) then
    return 0;
  end if;
  me := private.my_reach();
  return (
    select count(*)
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.user_id = me.user_id and n.is_unread and case private.conversation_side(a, me)
      when 'candidate' then true
      when 'company' then at_company is null or a.company_id = at_company
      when 'manager' then at_company is null or a.applied_by_company_id = at_company
    end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_count (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.message_notices n where n.application_id = application.id and n.user_id = me.user_id and n.is_unread) then
    return 0;
  end if;
  return (
    select count(*) from private.unread_messages(application.id, me.user_id, private.conversation_side(application, me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_messages (
  of_application uuid,
  of_user uuid,
  of_side text
)
  RETURNS SETOF private.application_messages
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT m.id,
     m.seq,
     m.application_id,
     m.author_id,
     m.author_side,
     m.author_name,
     m.company_id,
     m.company_name,
     m.body,
     m.proposal_id,
     m.offer_id,
     m.created_at,
     m.withdrawn_at
    FROM private.application_messages m
   WHERE ((m.application_id = unread_messages.of_application) AND (m.author_side <> unread_messages.of_side) AND (m.withdrawn_at IS NULL) AND (m.seq > COALESCE(( SELECT r.read_seq
            FROM private.conversation_reads r
           WHERE ((r.application_id = unread_messages.of_application) AND (r.user_id = unread_messages.of_user))), (0)::bigint)));
END;

CREATE OR REPLACE FUNCTION private.unread_notifications (
  of_user uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*)
    from (
      select is_read from public.notifications where user_id = of_user order by created_at desc, id desc limit 50
    ) listed
    where not is_read
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_frame()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  memberships jsonb;
  seen_company uuid;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
  seen_company := (memberships -> 0 ->> 'company_id')::uuid;
  name := case account.role
    when 'company' then memberships -> 0
    when 'candidate' then (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name) from public.candidates c where c.user_id = caller
    )
    else jsonb_build_object('first_name', account.first_name, 'last_name', account.last_name)
  end;
  return jsonb_build_object(
    'user_id', caller,
    'role', account.role,
    'name', concat_ws(' ', nullif(name ->> 'first_name', ''), nullif(name ->> 'last_name', '')),
    'memberships', memberships,
    'company_id', seen_company,
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then private.new_application_count(seen_company)
      when 'admin' then private.undecided_company_count()
      else 0
    end,
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_applications (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  reach private.reach := private.my_reach();
  me uuid := reach.candidate_id;
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select a.id, a.applied_at, private.shown_to_candidate(a) as status
    from public.applications a
    where a.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = a.company_id
      where j.id = a.job_id and private.has_words(j.title || ' ' || c.name, words)))
  )
  select
    (select coalesce(jsonb_object_agg(counted.status, counted.n), '{}') from (
      select m.status, count(*) as n from mine m group by m.status) as counted),
    array(
      select m.id from mine m
      where m.status = any (stages) and (m.applied_at, m.id) < (page_before.at, page_before.id)
      order by m.applied_at desc, m.id desc
      limit size)
  into by_status, page;
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'by_status', case when nullif(p_before, 'null') is null then by_status end,
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id,
        'status', private.shown_to_candidate(a),
        'applied_at', a.applied_at,
        'job_id', a.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url,
        'answer_due', private.shown_answer_due(a),
        'unread', private.unread_count(a, reach),
        'changed_at', (
          select e.created_at from public.application_events e
          where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1)
      ) order by listed.place)
      from unnest(page) with ordinality as listed (id, place)
      join public.applications a on a.id = listed.id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_news (
  p_application_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return jsonb_build_object(
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations((private.my_membership()).company_id),
    'version', (
      select coalesce(c.version, 0)
      from public.applications a left join public.conversations c on c.application_id = a.id
      where a.id = p_application_id and private.can_read_conversation(a)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  p_application_id uuid,
  p_seq bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  -- Nobody has read what was not written yet.
  seen bigint := (select max(m.seq) from private.application_messages m where m.application_id = application.id and m.seq <= p_seq);
begin
  if seen is null then
    return;
  end if;
  -- Whoever withdraws a message at this moment comes before or after.
  perform from public.applications a where a.id = application.id for key share;
  insert into private.conversation_reads as r (application_id, user_id, read_seq)
  values (application.id, me.user_id, seen)
  on conflict (application_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq;
  update private.message_notices n set is_unread = false
  where n.application_id = application.id and n.user_id = me.user_id and n.is_unread
    and not exists (select from private.unread_messages(application.id, me.user_id, side));
  if found then
    update public.notifications n set is_read = true
    where n.user_id = me.user_id and n.type in ('message_received', 'applicant_message') and not n.is_read
      and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
    delete from private.staff_summary_items i
    where i.user_id = me.user_id and i.kind = 'applicant_messages' and i.path = private.conversation_path(application.id, side);
  end if;
end
$function$;

CREATE INDEX message_notices_unread_index ON private.message_notices USING btree (user_id)
  WHERE is_unread;

CREATE TRIGGER withdrawn_messages_are_forgotten
  AFTER UPDATE OF withdrawn_at ON private.application_messages
  FOR EACH ROW
  WHEN (((old.withdrawn_at IS NULL) AND (new.withdrawn_at IS NOT NULL)))
  EXECUTE FUNCTION private.forget_withdrawn_message();

COMMENT ON COLUMN "private"."message_notices"."is_unread" IS 'Whether something that was written to this person is unread: what lists and the frame count.';

COMMENT ON FUNCTION "private"."conversation_path"(uuid, text) IS 'The page on which somebody of a side reads a conversation.';

COMMENT ON FUNCTION "private"."conversation_readers"(public.applications) IS 'Everybody who reads a conversation, with private.conversation_side as it is for each, and the company they read it for; for telling people who are not the caller.';

COMMENT ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) IS 'After a message: tells the others under their bell, and has them mailed two minutes later, or ten minutes after the last mail about this conversation (RULES: Conversations). One that brought times or an offer is told by those.';

COMMENT ON FUNCTION "private"."forget_withdrawn_message"() IS 'Trigger on application_messages: what was withdrawn stands under no bell and counts as unread nowhere. SECURITY DEFINER: as what it is told by.';

COMMENT ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) IS 'One mail with what is new in a conversation, the first ten messages with their words, to a candidate or, as they want to be told, to staff.';

COMMENT ON FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb) IS 'The mail of private.tell_staff, by itself: at once, into the summary or not, as somebody of the staff wants it at data.company_id.';

COMMENT ON FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean) IS 'One line about new messages, for bell, mail and summary: who wrote, how many, about which job.';

COMMENT ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) IS 'Says under somebody''s bell what they have not read of a conversation: one line, with the latest words; none once all is read or withdrawn.';

COMMENT ON FUNCTION "private"."tell_due_messages"() IS 'Mails everybody what was written to them and is due, together, unless it was read or withdrawn meanwhile, or they read the conversation no more (RULES: Conversations). Called on a schedule.';

COMMENT ON FUNCTION "private"."told_of_message"(public.applications, private.application_messages) IS 'Who is told of a message, of those who read it and are not its writer''s colleagues: the candidate, the people behind the application, whoever looks after a managed candidate, and who has written there themselves (RULES: Conversations).';

COMMENT ON FUNCTION "private"."unread_conversations"(uuid) IS 'In how many conversations something waits for the caller to be read; of staff, of those at the given company.';

COMMENT ON FUNCTION "private"."unread_count"(public.applications, private.reach) IS 'How many messages of an application''s conversation the caller, whom it tells, has not read (RULES: Conversations); 0 for who does not read it.';

COMMENT ON FUNCTION "private"."unread_messages"(uuid, uuid, text) IS 'What the other sides have written to somebody since they last read.';

COMMENT ON FUNCTION "private"."unread_notifications"(uuid) IS 'How many are unread among the notifications the bell lists.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them and what they may do at the company they see, unread among the notifications the bell lists, and in how many conversations something is unread. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_news"(uuid) IS 'News (contracts/conversation.ts): what the frame says of unread things, and the version of a conversation the caller reads, null otherwise. Asked for every few seconds while a page is in view: it reads nothing more. PT401.';

COMMENT ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) IS 'The caller has read a conversation up to a message: it counts as unread no more, and nothing that waits tells of it (RULES: Conversations). One further back changes nothing. Safe to repeat. PT401, PT404.';

COMMENT ON TABLE "private"."message_notices" IS 'Whom a conversation tells, from which message on a mail will and when; several messages within ten minutes make one mail (RULES: Conversations).';

REVOKE ALL ON FUNCTION "private"."conversation_path"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_readers"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_withdrawn_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_of_message"(public.applications, private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_conversations"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_count"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_messages"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_notifications"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_news"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_news"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) TO "authenticated";
