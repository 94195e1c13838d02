-- Everything the database has about an account, for its owner to download (RULES: Accounts). A test compares it with the schema.

create function private.my_applications_export(of_candidate uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id,
    'job', j.title,
    'company', c.name,
    -- Who represented the profile at the time.
    'applied_by', (select m.name from public.companies m where m.id = a.applied_by_company_id),
    'status', seen.status,
    'applied_at', a.applied_at,
    'answer_by', a.answer_by,
    'source', (select s.source from private.application_sources s where s.application_id = a.id),
    'profile_as_sent', s.profile || jsonb_build_object('culture_values', s.culture_values),
    'match', (select m.match::jsonb from private.application_matches m where m.application_id = a.id),
    'answers', private.application_answers_json(a.id),
    'cover_letter', s.cover_letter,
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name, 'name', d.given_name, 'size', d.size, 'is_letter', d.is_letter) order by d.bucket_id, d.name), '[]')
      from private.sent_documents d where d.application_id = a.id and d.merged_id is null),
    'events', private.application_events_json(a, null),
    'message', (select r.message from private.last_rejection(a.id, only_settled => true) r),
    'nudges', (select coalesce(jsonb_agg(n.nudged_at order by n.nudged_at), '[]') from private.answer_nudges n where n.application_id = a.id)
  ) order by a.applied_at, a.id), '[]')
  from public.applications a
  join private.seen_applications seen on seen.id = a.id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  left join private.sent_profiles s on s.application_id = a.id
  where a.candidate_id = of_candidate
$$;
comment on function private.my_applications_export is 'Applications with everything that was sent and everything their candidate may know about them.';

create function private.my_audit_export(of_user uuid, of_candidate uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  about text[] := array_remove(array[of_user, of_candidate], null)::text[]
    || array(select a.id::text from public.applications a where a.candidate_id = of_candidate)
    || array(select u.id::text from public.company_users u where u.user_id = of_user);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', a.created_at,
      'action', a.action,
      'by_me', coalesce(a.actor_id = of_user, false),
      -- The acting person's company; if they work for several, the one in the entry: a document sent to one may be opened by another.
      'company', coalesce(
        (
          select c.name from public.company_users u join public.companies c on c.id = u.company_id
          where u.user_id = a.actor_id and a.actor_id <> of_user order by u.company_id = a.company_id desc nulls last, u.created_at, u.id limit 1),
        (select c.name from public.companies c where c.id = a.company_id)),
      -- Other people aren't the caller's data: only their company stays.
      'details', a.details - '{user_id,removed_by,successor,name,email,to_email,error,changes}'::text[]
    ) order by a.created_at, a.id), '[]')
    from (
      select * from public.audit_log a
      where private.audit_about(a) && about
        -- Authors of reported messages don't learn about the report (RULES: Conversations).
        and not (a.action = 'file.opened' and a.details ? 'reported' and a.actor_id is distinct from of_user)
      order by a.created_at desc, a.id desc limit 5000
    ) a
  );
end
$$;
comment on function private.my_audit_export is 'What the audit log says someone did or had done to them: the newest 5,000 entries.';

create function private.my_rows(of_table text, of_column text, of_id uuid, without text[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found jsonb;
begin
  -- By start time, then by content, so that the order is stable.
  execute format(
    'select coalesce(jsonb_agg(r - $2 order by
        coalesce(r ->> ''created_at'', r ->> ''added_at'', r ->> ''applied_at'', r ->> ''hidden_at'', r ->> ''viewed_at'') collate "C", r), ''[]'')
      from (select to_jsonb(t) as r from %s t where t.%I = $1) as theirs', of_table::regclass, of_column)
  into found using of_id, without;
  return found;
end
$$;
comment on function private.my_rows is 'A table''s rows that belong to someone by this column, without the listed columns.';

create function private.my_alerts_export(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'running', (
      select coalesce(jsonb_agg(to_jsonb(s) - '{user_id,address_id}'::text[] || jsonb_build_object(
        'jobs_mailed', array(select j.job_id from private.alerted_jobs j where j.address_id = a.id order by j.job_id)) order by s.created_at, s.id), '[]')
      from private.saved_searches s join private.alert_addresses a on a.id = s.address_id where a.email = lower(p.email)),
    'asked_for', (select coalesce(jsonb_agg(to_jsonb(r) - 'token' order by r.made_at, r.id), '[]') from private.alert_requests r where r.email = lower(p.email)))
  from public.profiles p where p.id = of_user
$$;
comment on function private.my_alerts_export is 'Job alerts stored for an account''s address.';

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  reach private.reach := private.my_reach();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select to_jsonb(p) || jsonb_build_object(
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at, 'given_at_sign_up', u.raw_user_meta_data)
      from public.profiles p join auth.users u on u.id = p.id where p.id = caller),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'began_at', s.created_at, 'renewed_at', s.refreshed_at, 'device', s.user_agent, 'address', host(s.ip)) order by s.created_at, s.id), '[]')
      from auth.sessions s where s.user_id = caller),
    'profile', case when me.id is not null then to_jsonb(me) - 'skill_keys' end,
    'positions', private.my_rows('private.candidate_positions', 'candidate_id', me.id, '{candidate_id,counted_on}'),
    'schools', private.my_rows('private.candidate_schools', 'candidate_id', me.id, '{candidate_id}'),
    'managed_by', (select c.name from public.companies c where c.id = me.managing_company_id),
    'applications', private.my_applications_export(me.id),
    'messages', private.my_messages_export(caller, me.id),
    'conversations_read', private.my_rows('private.conversation_reads', 'user_id', caller),
    'conversations_blocked', private.my_rows('private.conversation_blocks', 'user_id', caller),
    'messages_reported', private.my_rows('private.message_reports', 'reporter_id', caller, '{decided_by}'),
    'interviews', private.my_interviews_export(caller, me.id),
    'offers', private.my_offers_export(caller, me.id),
    'past_applications', private.my_rows('private.past_applications', 'user_id', caller),
    'put_forward', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', j.title, 'by', c.name, 'status', f.status, 'created_at', f.created_at, 'answered_at', f.answered_at) order by f.created_at, f.id), '[]')
      from public.put_forwards f
      join public.jobs j on j.id = f.job_id
      join public.companies c on c.id = f.company_id
      where f.candidate_id = me.id),
    'saved_jobs', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('job', j.title, 'company', c.name) order by s.saved_at, s.job_id), '[]')
      from private.saved_jobs s
      join public.jobs j on j.id = s.job_id
      join public.companies c on c.id = j.company_id
      where s.user_id = caller),
    'hidden_jobs', private.my_rows('private.hidden_jobs', 'candidate_id', me.id),
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller, '{address_id}'),
    'job_alerts', private.my_alerts_export(caller),
    'jobs_mailed', private.my_rows('private.mailed_jobs', 'user_id', caller),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' || jsonb_build_object('job', j.title) order by r.created_at, r.job_id), '[]')
      from private.job_reports r join public.jobs j on j.id = r.job_id where r.reporter = caller),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at, n.id), '[]') from public.notifications n where n.user_id = caller),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.template, 'to', o.to_email, 'written_at', o.created_at, 'sent_at', o.sent_at, 'says', o.data - 'unsubscribe') order by o.created_at, o.id), '[]')
      from public.email_outbox o
      where lower(o.to_email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'email', i.email, 'status', i.status, 'company', c.name, 'role', i.role, 'sent_at', i.sent_at,
        'ended_at', i.ended_at, 'terms', i.management_terms, 'filled_in', i.candidate_data) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where i.accepted_by = caller or lower(i.email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations_sent', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'company', c.name, 'status', i.status, 'sent_at', i.sent_at) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where caller in (i.invited_by_user_id, i.invited_by_admin_id)),
    'teams', (
      select coalesce(jsonb_agg(to_jsonb(u) || jsonb_build_object('company', c.name) order by u.created_at, u.id), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = caller),
    'notice_settings', private.my_rows('private.staff_notice_settings', 'user_id', caller),
    'unsubscribe_links', private.my_rows('private.unsubscribe_links', 'user_id', caller, '{token}'),
    'waiting_for_summary', private.my_rows('private.staff_summary_items', 'user_id', caller),
    'preferences', private.my_rows('private.candidate_preferences', 'user_id', caller),
    'mail_settings', private.my_rows('private.candidate_mail_settings', 'user_id', caller),
    'resumes', private.my_rows('private.resumes', 'candidate_id', me.id, '{candidate_id}'),
    'hidden_from', private.my_rows('private.hidden_from_partners', 'candidate_id', me.id),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller, '{answered_by}'),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at,
        'texts', array(select t.text from private.resume_texts t where o.bucket_id = 'candidate_resumes' and t.name = o.name order by t.kept_at, t.text)) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0'
        or o.bucket_id = 'message_files' and o.name in (
          select f.path from private.message_files f
          join private.application_messages m on m.id = f.message_id
          join public.applications a on a.id = m.application_id
          where a.candidate_id = me.id or m.author_id = caller
          union
          select offer.document from private.offers offer join public.applications a on a.id = offer.application_id
          where a.candidate_id = me.id or offer.made_by = caller
        ) and exists (select from private.opened_message_file(o.name, reach)))
  );
end
$$;
comment on function public.export_my_data is
  'MyData (contracts/accounts/account-data.ts): everything we hold about the caller, with files that open-file can open. Others appear as companies, and by name only where the caller''s team was notified about them. SECURITY DEFINER: most of it is in closed tables. PT401.';

grant execute on function public.export_my_data to authenticated;
