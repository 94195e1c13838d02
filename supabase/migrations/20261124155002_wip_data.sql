-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."traces" AS (
  "user_id" uuid,
  "email" text,
  "candidate_id" uuid,
  "words" text[],
  "ids" uuid[],
  "application_ids" uuid[],
  "company_ids" uuid[]
);

CREATE TABLE "private"."past_applications" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "job_title" text NOT NULL,
  "company_name" text NOT NULL,
  "applied_at" timestamp with time zone NOT NULL,
  "status" public.application_status NOT NULL,
  "ended_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "past_applications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."past_applications"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."applications"
  ALTER COLUMN "candidate_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.application_fates (
  ids uuid[],
  seen jsonb,
  change private.application_change,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    candidate_name text,
    status public.application_status,
    left_out text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    asked.id, case when within_reach then m.candidate_name end, case when within_reach then a.status end,
    case
      when not within_reach then 'You can no longer open it'
      when not private.can_move_application(a, me) then 'Only the company that posted the job can change it'
      when change.wanted is not null then case
        when a.status = change.wanted then 'Already in ' || private.status_in_words(change.wanted)
        when a.status::text <> seen ->> asked.id::text then 'Moved meanwhile, to ' || private.status_in_words(a.status)
        when a.candidate_id is null then 'The applicant deleted their account'
        when not exists (
          select from private.application_transitions t
          where t.from_status = a.status and t.to_status = change.wanted and t.made_by = 'company'
        ) then format('Cannot move from %s to %s', private.status_in_words(a.status), private.status_in_words(change.wanted))
      end
      when own.assigned_to_user_id is not distinct from change.assignee then
        case when change.assignee is null then 'Given to nobody already' else 'Given to them already' end
      when not private.can_assign_application(a, change.assignee, me) then 'Your role does not allow giving it to others'
      when change.assignee is not null and not private.looks_after_applications(change.assignee, a) then 'They do not work on this job'
    end
  from unnest(ids) with ordinality as asked (id, place)
  left join public.applications a on a.id = asked.id
  left join private.application_matches m on m.application_id = a.id
  left join public.application_assignments own on own.application_id = a.id
  cross join lateral (select a.id is not null and private.can_review_application(a, me) as within_reach) reach
  order by asked.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_json (
  entry public.audit_log
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', entry.id,
    'at', entry.created_at,
    'kind', entry.kind,
    'action', entry.action,
    'is_by_system', entry.actor_id is null and not entry.details ? 'by_deleted_account',
    'actor', private.audit_person(entry.actor_id, entry.company_id),
    'company', private.audit_company(entry.company_id),
    'subject', case entry.subject_type
      when 'profile' then private.audit_person(entry.subject_id, null)
      when 'company_user' then private.audit_person((entry.details ->> 'user_id')::uuid, entry.company_id)
      when 'candidate' then private.audit_person((select c.user_id from public.candidates c where c.id = entry.subject_id), null)
      when 'application' then private.audit_person((
        select c.user_id from public.applications a join public.candidates c on c.id = a.candidate_id where a.id = entry.subject_id), null)
    end,
    'successor', private.audit_person((entry.details ->> 'successor')::uuid, entry.company_id),
    'partners', case entry.subject_type when 'partnership' then jsonb_build_array(
      private.audit_company((entry.details ->> 'company_a_id')::uuid), private.audit_company((entry.details ->> 'company_b_id')::uuid)) end,
    -- Where a file lies and what the database said are nobody's to read; of what a company wants changed it is enough to say which fields.
    'details', entry.details - '{path,error,changes,by_deleted_account}'::text[] || case when entry.details ? 'changes' then jsonb_build_object(
      'fields', (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(entry.details -> 'changes') as key)) else '{}' end
      || case when entry.action = 'invitation.sent' and exists (
        select from public.email_outbox o
        where o.data ->> 'invitation_id' = entry.subject_id::text and o.sent_at is null and o.last_error is not null
      ) then jsonb_build_object('is_undelivered', true) else '{}' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.candidate_id is null then
    perform private.fail(409, 'account_deleted', 'The applicant deleted their account');
  elsif not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_audit_log (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  word text;
  found bigint[] := array(
    select a.id from public.audit_log a where private.audit_about(a) && (of.ids || of.application_ids)::text[]);
begin
  foreach word in array of.words loop
    found := found || array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email']
        and private.text_keys('', private.audit_names(a.details), 1) @> private.word_keys('', private.words_asked(word))
        and position(lower(word) in lower(private.audit_names(a.details))) > 0);
  end loop;
  perform set_config('private.forgets', 'on', true);
  update public.audit_log a set
    actor_id = nullif(a.actor_id, of.user_id),
    subject_id = case when a.subject_id = any (of.ids) then null else a.subject_id end,
    details = private.json_without_traces(a.details, of)
      || case when a.actor_id = of.user_id then '{"by_deleted_account": true}' else '{}' end::jsonb
  where a.id = any (found);
  perform set_config('private.forgets', 'off', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_company_log (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform set_config('private.forgets', 'on', true);
  update public.audit_log a set details = a.details - 'changes'
  where private.audit_about(a) @> array[of_company::text] and a.details ? 'changes';
  perform set_config('private.forgets', 'off', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_notices (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(
    select u.user_id from public.company_users u where u.company_id = any (of.company_ids)
    union select p.id from public.profiles p where p.role = 'admin');
begin
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = any ((of.application_ids || of.ids)::text[]);
  update public.notifications n
  set title = left(private.without_words(n.title, of.words), 200), message = left(private.without_words(n.message, of.words), 1000),
    data = private.json_without_traces(n.data, of)
  where n.user_id = any (readers) and (
    private.names_id(n.data::text, of.ids)
    or exists (select from unnest(of.words) as word where position(lower(word) in lower(n.title || ' ' || n.message)) > 0));
  delete from private.staff_summary_items i
  where i.company_id = any (of.company_ids) and private.names_id(i.path, of.application_ids || of.ids);
  update private.staff_summary_items i
  set title = private.without_words(i.title, of.words), message = private.without_words(i.message, of.words)
  where i.company_id = any (of.company_ids);
  update private.team_notes n
  set body = private.without_words(n.body, of.words), mentioned = array_remove(n.mentioned, of.user_id)
  where n.company_id = any (of.company_ids) and (
    of.user_id = any (n.mentioned) or exists (select from unnest(of.words) as word where position(lower(word) in lower(n.body)) > 0));
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_outbox (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from public.email_outbox o where lower(o.to_email) = lower(of.email);
  delete from public.email_outbox o
  where o.sent_at is null and private.names_id(o.data::text, of.application_ids || of.ids);
  update public.email_outbox o set data = private.json_without_traces(o.data, of)
  where o.sent_at is null and exists (select from unnest(of.words) as word where position(lower(word) in lower(o.data::text)) > 0);
  -- Written without an account, from the same address.
  if to_regclass('private.contact_messages') is not null then
    execute 'delete from private.contact_messages m where lower(m.email) = lower($1)' using of.email;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_sign_ins (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from auth.flow_state where user_id = of_user;
  delete from auth.refresh_tokens where user_id::text = of_user::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = of_user::text;
exception when insufficient_privilege or undefined_table then
  -- Theirs to change: the account goes all the same, and its sessions with it.
  raise warning 'What the auth service noted of a deleted account stays until it forgets it: %', sqlerrm;
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
      'events', private.application_events_json(
        application.id, case when may_move then application.company_id end, only_settled => false
      ),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
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

CREATE OR REPLACE FUNCTION private.discard_folder (
  of_folder uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
  on conflict (bucket_id, name) do nothing;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = of_folder::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_ownerless_files (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.created_at < now() - interval '1 hour'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
    and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
  limit at_most
  on conflict (bucket_id, name) do nothing;
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_account (
  of_user uuid,
  successors jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  of private.traces;
  files jsonb;
begin
  perform from public.candidates c where c.user_id = of_user for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_outbox(of);
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user);
  perform private.clear_sign_ins(of_user);
  delete from auth.users where id = of_user;
  delete from private.reported_jobs r
  where r.decided_at is null and not exists (select from private.job_reports each where each.job_id = r.job_id);
  update private.reported_jobs r set waiting_since = null, is_flagged = false
  where r.waiting_since is not null
    and not exists (select from private.job_reports each where each.job_id = r.job_id and each.decided_at is null);
  return files;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_audit (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  perform set_config('private.forgets', 'on', true);
  n := private.forget_rows('public.audit_log', 'created_at', 'audit', at_most);
  perform set_config('private.forgets', 'off', true);
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_ended_invitations (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  update public.invitations i set candidate_data = '{}'
  where i.id in (
    select due.id from public.invitations due
    where due.type = 'candidate' and due.status <> 'accepted' and due.candidate_data <> '{}'
      and coalesce(due.ended_at, due.expires_at) < private.kept_since('endedInvitation')
    limit at_most for update skip locked);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_mail_bodies (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  -- One that was sent has lost its body already.
  update public.email_outbox o set data = '{}', last_error = null
  where o.id in (
    select due.id from public.email_outbox due
    where due.failed_at < private.kept_since('mailBody') and due.data <> '{}' limit at_most for update skip locked);
  get diagnostics n = row_count;
  delete from public.email_outbox o where o.template = 'account_deleted' and o.failed_at is not null;
  return n + private.forget_rows('public.email_outbox', 'created_at', 'audit', at_most);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_rows (
  of_table text,
  of_column text,
  of text,
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer := 0;
begin
  -- A table that is not there has nothing to forget.
  if to_regclass(of_table) is not null then
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 limit $2 for update skip locked))',
      of_table::regclass, of_column)
    using private.kept_since(of), at_most;
    get diagnostics n = row_count;
  end if;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_sign_ins (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  delete from auth.audit_log_entries e
  where e.id in (
    select due.id from auth.audit_log_entries due
    where due.created_at < private.kept_since('audit')
    limit at_most);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_unconfirmed_accounts (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account uuid;
  n integer := 0;
begin
  for account in
    select u.id from auth.users u
    where u.email_confirmed_at is null and u.created_at < private.kept_since('unconfirmedAccount')
    order by u.created_at limit at_most
    for update skip locked
  loop
    perform private.lock_account(account);
    perform private.erase_account(account);
    n := n + 1;
  end loop;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_documents (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.status = 'withdrawn'
    where e.to_status = 'withdrawn' and e.created_at < private.kept_since('withdrawnDocuments')
      -- Somebody who applied anew and withdrew again has the later day.
      and e.id = (select max(last.id) from public.application_events last where last.application_id = a.id)
      and (
        exists (select from private.sent_documents d where d.application_id = a.id)
        or exists (select from public.job_application_answers answer where answer.application_id = a.id))
    order by e.created_at limit at_most
    for update of a skip locked);
  sent private.sent_documents[];
begin
  with gone as (delete from private.sent_documents d where d.application_id = any (due) returning d)
  select coalesce(array_agg(gone.d), '{}') into sent from gone;
  delete from public.job_application_answers a where a.application_id = any (due);
  update private.sent_profiles s
  set profile = s.profile || '{"resume_url": null, "cover_letter_url": null, "certificates": []}'
  where s.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select distinct d.bucket_id, d.name from unnest(sent) as d
  where not private.is_file_in_use(d.bucket_id, d.name)
    and exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name)
  on conflict (bucket_id, name) do nothing;
  return cardinality(due);
end
$function$;

CREATE OR REPLACE FUNCTION private.json_without_traces (
  said jsonb,
  of private.traces
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case jsonb_typeof(said)
    when 'string' then to_jsonb(private.without_words(said #>> '{}', of.words))
    when 'object' then (
      select coalesce(jsonb_object_agg(part.key, private.json_without_traces(part.value, of)), '{}')
      from jsonb_each(said) as part
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    when 'array' then (
      select coalesce(jsonb_agg(private.json_without_traces(part.value, of) order by part.place), '[]')
      from jsonb_array_elements(said) with ordinality as part (value, place)
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    else said
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_retention (
  at_most integer DEFAULT 2000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  step text;
  n integer;
  done jsonb := '{}';
begin
  -- Two at once would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_retention', 0)) then
    return done;
  end if;
  foreach step in array array[
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'profile_views', 'ended_invitations', 'contact_messages',
    'audit', 'sign_ins', 'ownerless_files'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_applications (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  told record;
  withdrawn uuid[] := '{}';
begin
  -- The jobs first, as whoever applies or edits a job takes them.
  perform from public.jobs j
  where j.id in (select a.job_id from public.applications a where a.id = any (of.application_ids)) order by j.id for share;
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id for update loop
    if private.can_withdraw_application(application) then
      update public.applications set status = 'withdrawn' where id = application.id;
      withdrawn := withdrawn || application.id;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}' where application_id = any (of.application_ids);
  update private.application_matches kept
  set match_order = counted.match_order, candidate_name = counted.candidate_name, candidate_title = counted.candidate_title,
    match = counted.match, words = counted.words, skill_keys = counted.skill_keys, level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where kept.application_id = any (of.application_ids) and counted.application_id = kept.application_id;
  update public.applications set candidate_id = null where id = any (of.application_ids);
  for told in
    select behind.user_id, j.title, private.application_ids(a) as ids, a.id
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (withdrawn)
  loop
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_withdrawn', 'An application was withdrawn', told.title || ': the applicant deleted their account',
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_management (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  managing uuid := (select c.managing_company_id from public.candidates c where c.id = of.candidate_id);
  told uuid;
begin
  for told in
    select u.user_id from public.company_users u
    left join public.candidate_assignments a on a.candidate_id = of.candidate_id
    where u.company_id = managing
      and case when a.assigned_to_user_id is null then u.role = 'company_admin' else u.user_id = a.assigned_to_user_id end
  loop
    perform private.tell_staff(
      told, 'assigned', 'application_withdrawn', 'A candidate you managed left', 'They deleted their account.',
      jsonb_build_object('company_id', managing), '/company/candidates', by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_teams (
  of private.traces,
  successors jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
  successor public.company_users;
begin
  -- All of them in one order: of two administrators who leave at the same moment the second finds nobody.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- What signing up made and nobody finished goes with whoever made it.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You are the only administrator of a company. Name another one, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed', 'Your role has changed',
        'You are now Company Admin at ' || (select c.name from public.companies c where c.id = membership.company_id) || '.',
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_applications_export (
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id,
      'job', j.title,
      'company', c.name,
      -- Whoever managed the profile then.
      'applied_by', (select m.name from public.companies m where m.id = a.applied_by_company_id),
      'status', private.settled_status(a),
      'applied_at', a.applied_at,
      'answer_by', a.answer_by,
      'source', (select s.source from private.application_sources s where s.application_id = a.id),
      'profile_as_sent', s.profile || jsonb_build_object('culture_values', s.culture_values),
      'match', (select m.match::jsonb from private.application_matches m where m.application_id = a.id),
      'answers', private.application_answers_json(a.id),
      'documents', (
        select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name, 'size', d.size) order by d.bucket_id, d.name), '[]')
        from private.sent_documents d where d.application_id = a.id),
      'events', private.application_events_json(a.id, null, only_settled => true),
      'message', (select r.message from private.last_rejection(a.id, only_settled => true) r)
    ) order by a.applied_at, a.id), '[]')
    from public.applications a
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    left join private.sent_profiles s on s.application_id = a.id
    where a.candidate_id = of_candidate
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_audit_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
      -- Of whoever did it, where they work for several the one it is noted for: a document sent to one is opened by the managing one, too.
      'company', coalesce(
        (
          select c.name from public.company_users u join public.companies c on c.id = u.company_id
          where u.user_id = a.actor_id and a.actor_id <> of_user order by u.company_id = a.company_id desc nulls last, u.created_at limit 1),
        (select c.name from public.companies c where c.id = a.company_id)),
      -- Who else is in it is theirs: of others stays the company.
      'details', a.details - '{user_id,removed_by,successor,name,email,to_email,error,changes}'::text[]
    ) order by a.created_at, a.id), '[]')
    from (
      select * from public.audit_log a where private.audit_about(a) && about order by a.created_at desc, a.id desc limit 5000
    ) a
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_rows (
  of_table text,
  of_column text,
  of_id uuid,
  without text[] DEFAULT '{}'::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found jsonb := '[]';
begin
  -- A table that is not there holds nothing.
  if to_regclass(of_table) is not null then
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %s t where t.%I = $1', of_table::regclass, of_column)
    into found using of_id, without;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.nameless_applicant()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(NULL::public.candidates) || '{"email": "", "skills": [], "last_name": "account", "first_name": "Deleted", "certificates": []}'::jsonb);

CREATE OR REPLACE FUNCTION private.names_id (
  said text,
  ids uuid[]
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM unnest(names_id.ids) id(id) WHERE (POSITION(((id.id)::text) IN (names_id.said)) > 0)));

CREATE OR REPLACE FUNCTION private.refuse_change()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'TRUNCATE' or current_setting('private.forgets', true) is distinct from 'on' then
    perform private.fail(403, 'append_only', 'This record cannot be changed.');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_caller (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  -- A token outlives its account by up to an hour.
  if not exists (select from public.profiles p where p.id = caller) then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_sign_in()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) then
    perform private.fail(403, 'password_needed', 'Please enter your password once more');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.retention (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.kept_since (
  of text
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (now() - make_interval(days => private.retention(of)));

CREATE OR REPLACE FUNCTION private.tell_applicants_of_closing (
  company public.companies
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
begin
  insert into private.past_applications (user_id, job_title, company_name, applied_at, status)
  select c.user_id, j.title, company.name, a.applied_at, a.status
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id;
  for told in
    select c.user_id, c.first_name, p.email, array_agg(j.title order by j.title) as titles
    from public.applications a
    join public.candidates c on c.id = a.candidate_id
    join public.profiles p on p.id = c.user_id
    join public.jobs j on j.id = a.job_id
    where a.company_id = company.id and a.status in ('applied', 'reviewing', 'interview', 'offered')
    group by c.user_id, c.first_name, p.email
  loop
    perform private.notify(
      told.user_id, 'application_status', company.name || ' has left Fairmatch',
      'Your application ends with that: ' || private.listed_names(told.titles) || '.');
    perform private.enqueue_email('company_closed', told.email, jsonb_build_object(
      'company_name', company.name, 'job_titles', private.listed_names(told.titles), 'path', '/jobs'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.traces_of (
  of_user uuid
)
  RETURNS private.traces
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  of private.traces;
begin
  of.user_id := of_user;
  of.email := (select p.email from public.profiles p where p.id = of_user);
  of.candidate_id := (select c.id from public.candidates c where c.user_id = of_user);
  of.application_ids := array(select a.id from public.applications a where a.candidate_id = of.candidate_id order by a.id);
  of.ids := array_remove(array[of_user, of.candidate_id], null)
    || array(select u.id from public.company_users u where u.user_id = of_user)
    || array(select i.id from public.invitations i where lower(i.email) = lower(of.email) or i.accepted_by = of_user);
  of.company_ids := array(
    select a.company_id from public.applications a where a.id = any (of.application_ids)
    union select a.applied_by_company_id from public.applications a where a.id = any (of.application_ids)
    union select c.managing_company_id from public.candidates c where c.id = of.candidate_id
    union select f.company_id from public.put_forwards f where f.candidate_id = of.candidate_id
    union select u.company_id from public.company_users u where u.user_id = of_user
    union select i.company_id from public.invitations i where i.id = any (of.ids)
    union select a.company_id from public.audit_log a where private.audit_about(a) && of.ids::text[]
  );
  of.words := array(
    select said.word
    from (
      select of.email as word
      union select c.email from public.candidates c where c.id = of.candidate_id
      union select btrim(c.first_name || ' ' || c.last_name) from public.candidates c where c.id = of.candidate_id
      union select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = of_user
      union select btrim(u.first_name || ' ' || u.last_name) from public.company_users u where u.user_id = of_user
      union select btrim(concat_ws(' ', s.profile ->> 'first_name', s.profile ->> 'last_name'))
      from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select s.profile ->> 'email' from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select btrim(concat_ws(' ', i.candidate_data ->> 'firstName', i.candidate_data ->> 'lastName'))
      from public.invitations i where i.id = any (of.ids)
    ) as said
    -- One word alone may be anybody's, or no name at all.
    where said.word ~ '[ @]'
    order by length(said.word) desc
  );
  return of;
end
$function$;

CREATE OR REPLACE FUNCTION private.without_words (
  said text,
  words text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  word text;
begin
  foreach word in array words loop
    if position(lower(word) in lower(said)) > 0 then
      said := regexp_replace(
        said, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])', 'A deleted account', 'gi');
    end if;
  end loop;
  return said;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_company (
  p_company_id uuid,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  candidate public.candidates;
  colleague public.company_users;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  select * into company from public.companies c where c.id = p_company_id and c.id in (select private.my_company_ids());
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  -- Whom it manages come before it, as whoever accepts, applies or ends a management takes them.
  perform from public.profiles p
  where p.id = caller or p.id in (select c.user_id from public.candidates c where c.managing_company_id = company.id) order by p.id for update;
  select * into company from public.companies c where c.id = company.id for update;
  if company.id is null or not exists (
    select from public.company_users u where u.company_id = company.id and u.user_id = caller and u.role = 'company_admin'
  ) then
    perform private.fail(403, 'not_allowed', 'Only an administrator of the company can delete it');
  elsif private.trimmed(p_name) is distinct from private.trimmed(company.name) then
    perform private.refuse_field_errors('{"name": "This is not the name of the company"}');
  end if;
  perform private.tell_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id for update loop
    update public.candidates c set managing_company_id = null, management_terms = null where c.id = candidate.id;
    perform private.tell_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(
      colleague.user_id, 'role_changed', company.name || ' has left Fairmatch',
      'Its jobs, candidates and applications are gone. Your account stays.');
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id);
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.complete_email (
  p_id uuid,
  p_error text DEFAULT NULL::text,
  p_may_have_arrived boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried is not needed once it is out.
    update public.email_outbox set sent_at = now(), failed_at = null, claimed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        claimed_at = null,
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
  -- The last that is known of an account: the address is not kept longer than it takes to say good-bye.
  delete from public.email_outbox where id = p_id and template = 'account_deleted' and (sent_at is not null or failed_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_account (
  p_email text,
  p_successors jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  if private.my_role() = 'admin' then
    -- All of them in one order: of two who leave at the same moment the second is the last.
    perform from public.profiles p where p.role = 'admin' order by p.id for update;
  end if;
  account := private.lock_account(caller);
  if account.id is null then
    return '{"files": []}';
  elsif lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    perform private.refuse_field_errors('{"email": "This is not the address of your account"}');
  elsif account.role = 'admin' and not exists (select from public.profiles p where p.role = 'admin' and p.id <> caller) then
    perform private.fail(409, 'last_administrator', 'You are the only administrator. Invite another one first.');
  end if;
  files := private.erase_account(caller, coalesce(p_successors, '{}'));
  perform private.audit_as(null, 'account.deleted', 'profile', null, null, jsonb_build_object('role', account.role, 'by_deleted_account', true));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/'));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
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
        'began_at', s.created_at, 'renewed_at', s.refreshed_at, 'device', s.user_agent, 'address', host(s.ip)) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = caller),
    'profile', case when me.id is not null then to_jsonb(me) - 'skill_keys' end,
    'managed_by', (select c.name from public.companies c where c.id = me.managing_company_id),
    'applications', private.my_applications_export(me.id),
    'past_applications', private.my_rows('private.past_applications', 'user_id', caller),
    'put_forward', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', j.title, 'by', c.name, 'status', f.status, 'created_at', f.created_at, 'answered_at', f.answered_at) order by f.created_at), '[]')
      from public.put_forwards f
      join public.jobs j on j.id = f.job_id
      join public.companies c on c.id = f.company_id
      where f.candidate_id = me.id),
    'saved_jobs', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('job', j.title, 'company', c.name)), '[]')
      from private.saved_jobs s
      join public.jobs j on j.id = s.job_id
      join public.companies c on c.id = j.company_id
      where s.user_id = caller),
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller),
    'jobs_mailed', private.my_rows('private.mailed_jobs', 'user_id', caller),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' || jsonb_build_object('job', j.title) order by r.created_at), '[]')
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
      select coalesce(jsonb_agg(to_jsonb(u) || jsonb_build_object('company', c.name) order by u.created_at), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = caller),
    'notice_settings', private.my_rows('private.staff_notice_settings', 'user_id', caller),
    'unsubscribe_links', private.my_rows('private.unsubscribe_links', 'user_id', caller, '{token}'),
    'waiting_for_summary', private.my_rows('private.staff_summary_items', 'user_id', caller),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_past_applications()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'job_title', p.job_title, 'company_name', p.company_name, 'applied_at', p.applied_at, 'status', p.status, 'ended_at', p.ended_at
    ) order by p.applied_at desc, p.id desc), '[]')
    from (select * from private.past_applications p where p.user_id = caller order by p.applied_at desc, p.id desc limit 200) p);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_discarded_files (
  p_limit integer DEFAULT 100
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  delete from private.discarded_files d
  where not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from (select * from private.discarded_files order by discarded_at limit least(greatest(coalesce(p_limit, 100), 1), 1000)) d);
end
$function$;

ALTER TABLE "private"."past_applications"
  ADD CONSTRAINT "past_applications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX past_applications_user_index ON private.past_applications USING btree (user_id, applied_at DESC, id DESC);

CREATE INDEX application_events_withdrawn_index ON public.application_events USING btree (created_at)
  WHERE (to_status = 'withdrawn'::public.application_status);

CREATE INDEX email_outbox_address_index ON public.email_outbox USING btree (lower(to_email));

CREATE INDEX notifications_about_index ON public.notifications USING btree (COALESCE((data ->> 'application_id'::text), (data ->> 'candidate_id'::text)))
  WHERE (COALESCE((data ->> 'application_id'::text), (data ->> 'candidate_id'::text)) IS NOT NULL);

CREATE INDEX notifications_age_index ON public.notifications USING brin (created_at);

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes, unless its undoing leads back to where the history ends, and for any of somebody whose account is deleted. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."clear_audit_log"(private.traces) IS 'What the audit log says of somebody stays without them: what was done, when and for which company, by or to "a deleted account" (RULES: Accounts).';

COMMENT ON FUNCTION "private"."clear_company_log"(uuid) IS 'What a company wanted changed of its registration is kept no longer than the company; that it did stays.';

COMMENT ON FUNCTION "private"."clear_notices"(private.traces) IS 'Takes somebody out of what others were told and have noted: what is about them goes, also from summaries that wait; where they are named among others, the name does.';

COMMENT ON FUNCTION "private"."clear_outbox"(private.traces) IS 'Forgets every mail to somebody''s address, sent or not, and those about them that wait; where a waiting one names them among others, the name goes. A mail that is with its server at this moment arrives.';

COMMENT ON FUNCTION "private"."clear_sign_ins"(uuid) IS 'Deletes what has no key to the account in the auth service: its log and what a sign-in leaves; the rest goes with the account.';

COMMENT ON FUNCTION "private"."discard_folder"(uuid) IS 'Gives up every file of an account or a company that goes, and names them: [{bucket, path}]. Storage itself deletes them, at once or, where that fails, by schedule (RULES: Files).';

COMMENT ON FUNCTION "private"."discard_ownerless_files"(integer) IS 'Gives up files whose account or company is gone: an upload that was under way when it was deleted ends after it.';

COMMENT ON FUNCTION "private"."erase_account"(uuid, jsonb) IS 'Deletes an account, locked by its callers, and all that names it, in this transaction; gives its files [{bucket, path}], which storage has to delete after it. Whoever applied stays counted without a name. PT409 last_company_admin.';

COMMENT ON FUNCTION "private"."forget_audit"(integer) IS 'Forgets entries of the audit log that are too old to be kept.';

COMMENT ON FUNCTION "private"."forget_ended_invitations"(integer) IS 'Forgets what invitations that ended without being accepted would have filled in.';

COMMENT ON FUNCTION "private"."forget_mail_bodies"(integer) IS 'Forgets what mails said that could not be delivered; that they were written stays as long as the audit log.';

COMMENT ON FUNCTION "private"."forget_rows"(text, text, text, integer) IS 'Deletes at most so many rows whose time is past; gives how many.';

COMMENT ON FUNCTION "private"."forget_sign_ins"(integer) IS 'Forgets what the auth service has noted, as long ago as the audit log is kept.';

COMMENT ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) IS 'Deletes accounts whose address nobody confirmed in time, with the company that signing up made.';

COMMENT ON FUNCTION "private"."forget_withdrawn_documents"(integer) IS 'Forgets answers and documents of applications withdrawn long ago; a file goes where no record names it any more.';

COMMENT ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) IS 'A value without what names somebody: parts that hold one of the ids are left out, addresses and names are replaced in texts.';

COMMENT ON FUNCTION "private"."keep_retention"(integer) IS 'Keeps to what the privacy page promises: each rule its own step, at most so many rows each; gives how many by step. Called on a schedule: hosted every ten minutes of two hours at night by pg_cron, locally by the launcher once an hour.';

COMMENT ON FUNCTION "private"."kept_since"(text) IS 'What is older than this is not kept any more.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open and tells the companies, without a name. Of every application stays that somebody applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile and notes go (RULES: Applications).';

COMMENT ON FUNCTION "private"."leave_management"(private.traces) IS 'Tells whoever looks after a managed candidate, else the company''s administrators, that somebody is gone, without a name.';

COMMENT ON FUNCTION "private"."leave_teams"(private.traces, jsonb) IS 'Ends every membership of an account that goes: what was assigned becomes nobody''s, invitations that wait are revoked, notes stay under "A former colleague". successors: {company id: user id}, who becomes company_admin where the last one goes; PT409 last_company_admin without one (RULES: Staff).';

COMMENT ON FUNCTION "private"."my_applications_export"(uuid) IS 'Applications with all that was sent and all that its candidate may know: what a team notes, its reasons and who looks after it are the team''s.';

COMMENT ON FUNCTION "private"."my_audit_export"(uuid, uuid) IS 'What the audit log says that somebody did or that was done to them, who opened their documents among it; at most the newest 5,000 entries.';

COMMENT ON FUNCTION "private"."my_rows"(text, text, uuid, text[]) IS 'The rows of a table that are somebody''s by this column, without the columns named.';

COMMENT ON FUNCTION "private"."nameless_applicant"() IS 'What is kept as sent of an applicant whose account was deleted: nothing but that somebody applied.';

COMMENT ON FUNCTION "private"."names_id"(text, uuid[]) IS 'Whether a text holds one of these ids.';

COMMENT ON FUNCTION "private"."refuse_change"() IS 'Statement trigger for append-only tables: only functions that forget whom an entry names, or that it is too old to be kept, and say so while they do (private.forgets), pass.';

COMMENT ON FUNCTION "private"."require_caller"(uuid) IS 'The caller''s id. PT401 when signed out, and for an account that is deleted; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';

COMMENT ON FUNCTION "private"."require_fresh_sign_in"() IS 'PT403 password_needed unless the caller''s session was begun, with the password, in the last five minutes: an open browser alone deletes nothing. Renewing a token does not make a session younger.';

COMMENT ON FUNCTION "private"."retention"(text) IS 'How many days something is kept: retentionDays in contracts/retention.ts (RULES: Accounts).';

COMMENT ON FUNCTION "private"."tell_applicants_of_closing"(public.companies) IS 'Keeps for every applicant that they applied, and tells those whose application was open that it ends, in the application and by mail.';

COMMENT ON FUNCTION "private"."traces_of"(uuid) IS 'By what an account is found in the records of others, as long as its own are there.';

COMMENT ON FUNCTION "private"."without_words"(text, text[]) IS 'A text in which each of these addresses and names, whole words, reads "A deleted account".';

COMMENT ON FUNCTION "public"."close_company"(uuid, text) IS 'Deletes a company at once and for good, by its company_admin, who types its name: its jobs leave every list, open applications end with a word to each candidate, whom it managed it manages no more, partnerships and invitations end, its team keep their accounts without it (RULES: Companies). Gives {files: [{bucket, path}]}, which delete-account takes out of storage. SECURITY DEFINER: nobody writes companies through the API. PT401, PT403 also password_needed, PT404, PT422.';

COMMENT ON FUNCTION "public"."delete_account"(text, jsonb) IS 'Deletes the caller''s account at once and for good, and mails that to its address; gives {files: [{bucket, path}]}, which the server function delete-account then takes out of storage. p_email: typed by its owner; p_successors: {company id: user id}, who takes over a company whose last administrator goes (RULES: Accounts). Safe to repeat. SECURITY DEFINER: an account stands in closed tables and in the auth service''s. PT401, PT403 password_needed, PT409 last_administrator and last_company_admin, PT422.';

COMMENT ON FUNCTION "public"."export_my_data"() IS 'MyData (contracts/my-data.ts): all that is held about the caller, with the files that open-file opens. Of others it names companies, never people. SECURITY DEFINER: most of it stands in closed tables. PT401.';

COMMENT ON FUNCTION "public"."get_past_applications"() IS 'PastApplication[] (contracts/application.ts): the caller''s applications to companies that are deleted, newest first, at most 200. SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."list_discarded_files"(integer) IS 'What was given up and is still stored, oldest first [{bucket, path}]; what is gone is forgotten. For clear-files, which deletes it. SECURITY DEFINER: storage and the list are closed to every client.';

COMMENT ON TABLE "private"."past_applications" IS 'What candidates keep of applications to a company that was deleted: job and company as they were called, when, and where it stood (RULES: Applications). Written by close_company.';

COMMENT ON TYPE "private"."traces" IS 'By what somebody is found: account and its address, candidate record, addresses and full names to be taken out of texts, every id that is theirs alone, their applications, and the companies that may have written of them.';

REVOKE ALL ON FUNCTION "private"."clear_audit_log"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_company_log"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_notices"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_outbox"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_sign_ins"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_folder"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_ownerless_files"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_account"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_audit"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_ended_invitations"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_mail_bodies"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_rows"(text, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_sign_ins"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_withdrawn_documents"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_retention"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_since"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_applications"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_management"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_teams"(private.traces, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_applications_export"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_audit_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_rows"(text, text, uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nameless_applicant"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_id"(text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fresh_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retention"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_applicants_of_closing"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."traces_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_words"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."close_company"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."close_company"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_account"(text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_account"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."export_my_data"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."export_my_data"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_past_applications"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_past_applications"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_discarded_files"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_discarded_files"(integer) TO "service_role";

REVOKE ALL ON TYPE "private"."traces" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."traces" TO PUBLIC;
