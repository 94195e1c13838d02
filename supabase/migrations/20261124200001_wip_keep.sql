-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."company_mail_templates"
  DROP CONSTRAINT "company_mail_templates_body_check";

CREATE OR REPLACE FUNCTION private.clear_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  about uuid[] := array(
    select c.application_id from public.conversations c
    join public.applications a on a.id = c.application_id
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids)) and a.id <> all (of.application_ids));
begin
  update private.application_messages m set body = left(private.without_words(m.body, of.words), 10000)
  where m.application_id = any (about) and private.names_word(m.body, of.words);
  update private.message_files f set name = left(private.without_words(f.name, of.words), 200)
  from private.application_messages m
  where m.id = f.message_id and m.application_id = any (about) and private.names_word(f.name, of.words);
  update private.message_reports r
  set said = private.without_words(r.said, of.words), words = left(private.without_words(r.words, of.words), 1000)
  from private.application_messages m
  where m.id = r.message_id and m.application_id = any (about) and private.names_word(concat_ws(' ', r.said, r.words), of.words);
  update private.interviews i
  set place = left(private.without_words(i.place, of.words), 500), reason = left(private.without_words(i.reason, of.words), 1000),
    move_asked = left(private.without_words(i.move_asked, of.words), 1000)
  where i.application_id = any (about) and private.names_word(concat_ws(' ', i.place, i.reason, i.move_asked), of.words);
  update private.interview_proposals p
  set place = left(private.without_words(p.place, of.words), 500), note = left(private.without_words(p.note, of.words), 1000)
  where p.application_id = any (about) and private.names_word(concat_ws(' ', p.place, p.note), of.words);
  update private.offers o set words = left(private.without_words(o.words, of.words), 1000)
  where o.application_id = any (about) and private.names_word(o.words, of.words);
  update private.scorecards s
  set words = left(private.without_words(s.words, of.words), 5000), marks = private.json_without_traces(s.marks, of)
  from private.interviews i
  where i.id = s.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', s.words, s.marks), of.words);
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
end
$function$;

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', case when 'handle_applications' = any (mine) then kept.open_offers else assigned.open_offers end,
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'overdue', owed.counts -> 'overdue',
      'due_today', owed.counts -> 'due_today',
      'interviews_soon', waits.counts -> 'interviews_soon',
      'other_times', waits.counts -> 'other_times',
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'open_offers'), 0) as open_offers,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
    cross join lateral (select private.owed_counts(of_company, mine) as counts) owed
    cross join lateral (select private.waiting_for_staff(auth.uid(), of_company) as counts) waits
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_template (
  of_company uuid,
  of_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select t.body from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind), private.our_template(of_kind));
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_message_files (
  of_applications uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  folder uuid;
  files jsonb := '[]';
begin
  foreach folder in array of_applications loop
    files := files || private.discard_folder(folder);
  end loop;
  return files;
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
    and not exists (select from public.applications a where a.id::text = split_part(o.name, '/', 1) and a.candidate_id is not null)
  limit at_most
  on conflict (bucket_id, name) do nothing;
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.end_interviews(application, why);
  perform private.end_offers(application, why);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things_of_job (
  of_job uuid,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  for application in
    select * from public.applications a where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  loop
    perform private.end_open_things(application, why);
  end loop;
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
  -- Then jobs and applications, as whoever applies, moves or tells takes them, before anything is taken out of what hangs on them.
  perform from public.jobs j
  where j.id in (
    select a.job_id from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user)
  order by j.id for share;
  perform from public.applications a
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_conversations(of);
  perform private.clear_outbox(of);
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user) || private.discard_message_files(of.application_ids);
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

CREATE OR REPLACE FUNCTION private.fill_template (
  body text,
  fields jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT string_agg(COALESCE((fill_template.fields ->> "substring"(parts.part, '^\{([a-z_]+)\}$'::text)), parts.part), ''::text ORDER BY parts.place)
  AS string_agg
    FROM regexp_split_to_table(fill_template.body, '(?=\{[a-z_]+\})|(?<=\{[a-z_]+\})'::text) WITH ORDINALITY parts(part, place);
END;

CREATE OR REPLACE FUNCTION private.filled_message (
  message text,
  application public.applications
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  filled text := private.fill_template(message, private.template_fields(application, auth.uid()));
begin
  if char_length(filled) > 2000 then
    perform private.refuse_field_errors('{"message": "With the names filled in it has more than 2,000 characters"}');
  end if;
  return filled;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_conversations (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.conversations c
    join public.applications a on a.id = c.application_id and a.status in ('hired', 'rejected', 'withdrawn')
    where c.changed_at < private.kept_since('conversation')
      and (
        select e.created_at from public.application_events e where e.application_id = a.id order by e.id desc limit 1
      ) < private.kept_since('conversation')
    order by c.changed_at limit at_most
    for update of a skip locked);
begin
  delete from private.application_messages m where m.application_id = any (due);
  delete from private.scorecards s using private.interviews i where i.id = s.interview_id and i.application_id = any (due);
  delete from private.conversation_reads r where r.application_id = any (due);
  delete from private.message_notices n where n.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from unnest(due) as application_id
  join storage.objects o on o.name collate "C" >= application_id || '/' and o.name collate "C" < application_id || '0'
  -- What was offered stays as it was offered.
  where not exists (select from private.offers offer where offer.document = o.name)
  on conflict (bucket_id, name) do nothing;
  delete from public.conversations c where c.application_id = any (due);
  return cardinality(due);
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_interviews (
  leaving public.company_users,
  successor uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.interview_people (proposal_id, user_id)
  select p.id, successor
  from private.interview_people each
  join private.interview_proposals p on p.id = each.proposal_id
  join public.applications a on a.id = p.application_id and a.company_id = leaving.company_id
  where each.user_id = leaving.user_id and private.looks_after_applications(successor, a)
    and (p.state = 'open' or exists (
      select from private.interviews i where i.id = p.interview_id and i.state = 'confirmed' and i.starts_at > now()))
  on conflict do nothing;
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
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'sign_ins', 'ownerless_files'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'conversations' then private.forget_conversations(least(at_most, 500))
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
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id loop
    if private.can_withdraw_application(application) then
      update public.applications set status = 'withdrawn' where id = application.id;
      withdrawn := withdrawn || application.id;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  perform private.leave_conversations(of);
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

CREATE OR REPLACE FUNCTION private.leave_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_interviewers_left(of);
  -- With the messages go their files' names and reports, with interviews and proposals who took part and what they found.
  delete from private.application_messages where application_id = any (of.application_ids);
  delete from private.interviews where application_id = any (of.application_ids);
  delete from private.interview_proposals where application_id = any (of.application_ids);
  delete from private.offers where application_id = any (of.application_ids);
  delete from private.conversation_reads where application_id = any (of.application_ids);
  delete from private.message_notices where application_id = any (of.application_ids);
  delete from private.conversation_blocks where application_id = any (of.application_ids);
  delete from public.conversations where application_id = any (of.application_ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_interviews()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.interview_people each
  using private.interview_proposals p, public.applications a
  where each.user_id = old.user_id and p.id = each.proposal_id and a.id = p.application_id and a.company_id = old.company_id
    -- Who took part in one that was held did.
    and not exists (select from private.interviews i where i.id = p.interview_id and i.starts_at <= now());
  delete from private.message_notices n
  using public.applications a
  where n.user_id = old.user_id and a.id = n.application_id and old.company_id in (a.company_id, a.applied_by_company_id);
  return null;
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
  perform private.rename_author(of.user_id);
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_template_json (
  of_company uuid,
  of_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  own private.company_mail_templates;
begin
  select * into own from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind;
  return jsonb_build_object(
    'kind', of_kind, 'ours', private.our_template(of_kind), 'own', own.body, 'changed_at', own.changed_at,
    'changed_by', private.person_name(own.changed_by, of_company));
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application (
  application public.applications,
  change private.application_change
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  moved public.applications;
begin
  update public.applications set status = change.wanted where id = application.id returning * into moved;
  if change.wanted = 'rejected' then
    insert into private.application_rejections (event_id, application_id, reason, message)
    select max(e.id), application.id, change.reason, private.filled_message(change.message, application)
    from public.application_events e where e.application_id = application.id;
  end if;
  perform private.expect_status_notice(moved, application.status);
  return moved;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_interviews_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'proposed', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{made_by,made_by_name}'::text[]
        -- What an applicant wrote is theirs.
        - case when a.candidate_id = of_candidate then '{}' else '{note}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by p.created_at, p.id), '[]')
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or p.made_by = of_user
        or exists (select from private.interview_people each where each.proposal_id = p.id and each.user_id = of_user)),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(i)
        - case when a.candidate_id = of_candidate then '{}' else '{move_asked}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by i.starts_at, i.id), '[]')
      from private.interviews i
      join public.applications a on a.id = i.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or exists (
        select from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
        where p.interview_id = i.id and each.user_id = of_user)),
    'scorecards_written', private.my_rows('private.scorecards', 'author_id', of_user),
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
end
$function$;

CREATE OR REPLACE FUNCTION private.my_messages_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(m) - '{seq,author_id,author_name,company_id}'::text[] || jsonb_build_object(
      'job', j.title, 'by_me', coalesce(m.author_id = of_user, false),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(f) - 'message_id' order by f.path), '[]') from private.message_files f where f.message_id = m.id)
    ) order by m.seq), '[]')
    from private.application_messages m
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    where a.candidate_id = of_candidate or m.author_id = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_offers_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(o) - '{made_by,made_by_name}'::text[]
      - case when a.candidate_id = of_candidate then '{}' else '{reason,words}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
      order by o.created_at, o.id), '[]')
    from private.offers o
    join public.applications a on a.id = o.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    where a.candidate_id = of_candidate or o.made_by = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.our_template (
  kind text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE kind WHEN 'rejection'::text THEN 'Hello {first_name},

Thank you for applying for {job_title} at {company_name}, and for the time you took. We have decided to go on with other applicants.

We wish you all the best for what comes next.

{my_name}
{company_name}'::text WHEN 'interview'::text THEN 'Hello {first_name},

Thank you for applying for {job_title}. We would like to get to know you. Please pick the time that suits you best; if none does, say so and we will find another.

{my_name}
{company_name}'::text WHEN 'offer'::text THEN 'Hello {first_name},

We enjoyed getting to know you and would be glad to have you with us as {job_title}. The terms are in the offer. Please ask if anything is unclear.

{my_name}
{company_name}'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.rename_author (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.application_messages set author_name = 'A former colleague' where author_id = of_user;
  update private.interview_proposals set made_by_name = 'A former colleague' where made_by = of_user;
  update private.offers set made_by_name = 'A former colleague' where made_by = of_user;
  update private.scorecards set author_name = 'A former colleague' where author_id = of_user;
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
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.tell_due_statuses()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
    -- Withdrawing was the candidate's own doing.
    if due.notify_at <= now() then
      if application.status not in (due.notified_status, 'withdrawn') then
        perform private.tell_in_app(application);
      end if;
      -- Not before: a move that is taken back ends nothing.
      if application.status in ('rejected', 'hired') then
        perform private.end_open_things(application, case application.status
          when 'rejected' then 'The application was not selected' else 'The application ended with a hire' end);
      end if;
      update private.status_notices set notify_at = null, notified_status = application.status
      where application_id = application.id;
    end if;
    if due.mail_at <= now() then
      if application.status not in (due.mailed_status, 'withdrawn') then
        perform private.tell_by_mail(application);
        update private.status_notices set mailed_at = now() where application_id = application.id;
      end if;
      update private.status_notices set mail_at = null, mailed_status = application.status
      where application_id = application.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_interviewers_left (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
begin
  for told in
    select distinct each.user_id, i.starts_at, j.title, private.application_ids(a) as ids, a.id
    from private.interviews i
    join public.applications a on a.id = i.application_id
    join public.jobs j on j.id = a.job_id
    join private.interview_proposals p on p.interview_id = i.id and p.state = 'picked'
    join private.interview_people each on each.proposal_id = p.id
    where i.application_id = any (of.application_ids) and i.state = 'confirmed' and i.starts_at > now()
  loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'application_withdrawn', 'An interview is cancelled',
      format('%s, %s: the applicant deleted their account', told.title, private.day_in_words(told.starts_at)),
      told.ids, '/company/applications/' || told.id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.template_fields (
  application public.applications,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'first_name', coalesce(nullif((
      select s.profile ->> 'first_name' from private.sent_profiles s where s.application_id = application.id), ''), 'there'),
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    'my_name', coalesce(private.person_name(of_user, application.company_id), 'The team'));
end
$function$;

CREATE OR REPLACE FUNCTION private.template_problem (
  body text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  unknown_field text := (
    select braces[1] from regexp_matches(body, '\{[^{}]*\}', 'g') as braces
    where braces[1] not in ('{first_name}', '{job_title}', '{company_name}', '{my_name}') limit 1);
begin
  return unknown_field || ' is no field. Use {first_name}, {job_title}, {company_name} or {my_name}';
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_for_candidate (
  me uuid,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', w.kind, 'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'until', w.until, 'messages', w.messages
    ) order by w.rank, w.until, a.id), '[]')
    from (
      select 1 as rank, 'offer' as kind, o.application_id, o.answer_by::timestamptz as until, null::bigint as messages
      from private.offers o
      where o.state = 'open' and o.answer_by >= (now() at time zone 'UTC')::date
        and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
      union all
      -- Each can be picked until two hours before it.
      select 2, 'times', p.application_id, p.slots[cardinality(p.slots)] - interval '2 hours', null
      from private.interview_proposals p
      where p.state = 'open' and p.slots[cardinality(p.slots)] > now() + interval '2 hours'
        and p.application_id in (select each.id from public.applications each where each.candidate_id = me)
      union all
      select 3, 'message', m.application_id, max(m.created_at), count(*)
      from private.application_messages m
      where m.application_id in (select each.id from public.applications each where each.candidate_id = me)
        -- What times or an offer came with waits as those.
        and m.author_side <> 'candidate' and m.withdrawn_at is null and m.proposal_id is null and m.offer_id is null
        and m.seq > coalesce((
          select r.read_seq from private.conversation_reads r where r.application_id = m.application_id and r.user_id = of_user), 0)
      group by m.application_id
    ) w
    join public.applications a on a.id = w.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_for_staff (
  of_user uuid,
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'interviews_soon', (
      select count(distinct i.id)
      from private.interview_people each
      join private.interview_proposals p on p.id = each.proposal_id
      join private.interviews i on i.id = p.interview_id and i.state = 'confirmed'
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where each.user_id = of_user and i.starts_at > now() and i.starts_at <= now() + interval '24 hours'),
    'other_times', (
      select count(*)
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id and a.company_id = of_company
      where p.made_by = of_user and p.state = 'declined' and a.status = any (private.open_stages())
        and not exists (
          select from private.interview_proposals later
          where later.application_id = p.application_id and later.created_at > p.created_at)));
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
  application public.applications;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  select * into company from public.companies c where c.id = p_company_id and c.id in (select private.my_company_ids());
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  -- Before, so that nobody else holds it up, and after, since it was waited for.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  for application in
    select * from public.applications a where a.company_id = company.id and a.status = any (private.open_stages()) order by a.id
  loop
    perform private.end_open_things(application, company.name || ' has left Fairmatch');
  end loop;
  perform private.tell_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
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
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_job (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
    perform private.end_open_things_of_job(job.id, 'The job was taken off');
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', has_applications));
  return jsonb_build_object('success', true, 'hidden', has_applications);
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
    'messages', private.my_messages_export(caller, me.id),
    'conversations_read', private.my_rows('private.conversation_reads', 'user_id', caller),
    'conversations_blocked', private.my_rows('private.conversation_blocks', 'user_id', caller),
    'messages_reported', private.my_rows('private.message_reports', 'reporter_id', caller, '{decided_by}'),
    'interviews', private.my_interviews_export(caller, me.id),
    'offers', private.my_offers_export(caller, me.id),
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
    'preferences', private.my_rows('private.candidate_preferences', 'user_id', caller),
    'mail_settings', private.my_rows('private.candidate_mail_settings', 'user_id', caller),
    'hidden_from', private.my_rows('private.hidden_from_partners', 'candidate_id', me.id),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller, '{answered_by}'),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0'
        or o.bucket_id = 'message_files' and o.name in (
          select f.path from private.message_files f
          join private.application_messages m on m.id = f.message_id
          join public.applications a on a.id = m.application_id
          where a.candidate_id = me.id or m.author_id = caller))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_dashboard()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  monday timestamptz := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC';
  late uuid[];
begin
  late := array(
    select a.id from public.applications a
    where a.candidate_id = me and private.is_overdue(a.answer_by) and private.is_overdue(private.shown_answer_due(a))
    order by a.answer_by, a.id);
  return jsonb_build_object(
    'waiting', private.waiting_for_candidate(me, caller),
    'moved_forward', (
      select count(*) from public.applications a
      where a.candidate_id = me and a.updated_at >= monday
        and private.shown_to_candidate(a) between 'reviewing' and 'hired'
        and private.shown_to_candidate(a) > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) order by a.answer_by, a.id)
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_filled_template (
  p_application_id uuid,
  p_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if application.candidate_id is null or not private.can_move_application(application) then
    perform private.found_application(null);
  elsif private.our_template(p_kind) is null then
    perform private.fail(422, 'invalid_input', 'There is no such template');
  end if;
  return private.fill_template(
    private.company_template(application.company_id, p_kind), private.template_fields(application, auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_mail_templates (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  sees_all boolean := private.sees_all_of(company, private.my_acts_at(company), 'handle_applications');
begin
  return jsonb_build_object(
    'company_id', company,
    'can_edit', private.can_at_company(company, 'edit_profile'),
    'templates', (
      select jsonb_agg(private.mail_template_json(company, k.kind) order by k.place)
      from unnest('{rejection,interview,offer}'::text[]) with ordinality as k (kind, place)),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'application_id', a.id,
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'fields', private.template_fields(a, me.user_id)) order by a.applied_at desc, a.id desc), '[]')
      from (
        select * from public.applications each
        where each.company_id = company and each.candidate_id is not null
          and (sees_all or each.job_id in (select j.job_id from public.job_assignments j where j.assigned_to_user_id = me.user_id))
          and private.can_move_application(each, me)
        order by each.applied_at desc, each.id desc limit 8
      ) a));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_staff (
  p_company_user_id uuid,
  p_successor uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  leaving public.company_users;
  revoked integer;
  jobs integer := 0;
  candidates integer := 0;
  applications integer := 0;
begin
  -- All in one order: of two who are each to take over from the other, or who remove each other, the second waits and finds nobody.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id in (p_successor, auth.uid()))
  order by u.id for update;
  leaving := private.managed_colleague(p_company_user_id);
  if not private.can_remove_staff(leaving) then
    perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
  elsif p_successor = leaving.user_id then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
  perform private.require_assignee(p_successor, array[leaving.company_id]);
  if p_successor is not null then
    update public.job_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics jobs = row_count;
    update public.candidate_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics candidates = row_count;
    -- Where the successor, a partner recruiter, does not work, it ends with the membership: whoever looks after the job has it.
    update public.application_assignments own set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    from public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = leaving.user_id and own.company_id = leaving.company_id
      and private.looks_after_applications(p_successor, a);
    get diagnostics applications = row_count;
    perform private.hand_over_interviews(leaving, p_successor);
    if jobs + candidates + applications > 0 and p_successor <> auth.uid() then
      perform private.tell_staff(
        p_successor, 'assigned', 'job_assigned', 'You take over from ' || coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
        format('Assigned to you now: %s.', concat_ws(', ',
          case jobs when 0 then null when 1 then '1 job' else jobs || ' jobs' end,
          case applications when 0 then null when 1 then '1 application' else applications || ' applications' end,
          case candidates when 0 then null when 1 then '1 candidate' else candidates || ' candidates' end)),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.tell_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_mail_template (
  p_kind text,
  p_body text DEFAULT NULL::text,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  wanted text := nullif(private.trimmed(p_body), '');
  errors jsonb := private.field_errors(jsonb_build_object('kind', p_kind, 'body', p_body), array[
    private.rule('kind', 'choice', 20, 1, 'Choose a template', '{rejection,interview,offer}'), private.rule('body', 'text', 1500)]);
  stored private.company_mail_templates;
begin
  if not private.can_at_company(company, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Administrators and managers of your company change its templates');
  end if;
  if not errors ? 'body' and private.template_problem(wanted) is not null then
    errors := errors || jsonb_build_object('body', private.template_problem(wanted));
  end if;
  perform private.refuse_field_errors(errors);
  -- One after the other, also while there is no row to hold.
  perform from public.companies c where c.id = company for no key update;
  select * into stored from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
  -- Sent again after an answer that got lost it is the same.
  if stored.body is distinct from wanted then
    -- What began from our words is as outdated by others as what began from theirs.
    perform private.refuse_outdated(
      coalesce(stored.changed_at, '-infinity'), coalesce(p_seen, '-infinity'), private.mail_template_json(company, p_kind));
    delete from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
    if wanted is not null then
      insert into private.company_mail_templates (company_id, kind, body, changed_by, changed_at)
      values (company, p_kind, wanted, auth.uid(), clock_timestamp());
    end if;
  end if;
  return private.mail_template_json(company, p_kind);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_application_id uuid,
  p_reason text DEFAULT NULL::text,
  p_message text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
begin
  perform private.refuse_field_errors(private.withdrawal_errors(p_reason, p_message));
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.tell_company_about_application(application);
    perform private.end_open_things(application, 'The application was withdrawn');
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$function$;

CREATE TRIGGER company_users_leave_interviews
  AFTER DELETE ON public.company_users
  FOR EACH ROW
  EXECUTE FUNCTION private.leave_interviews();

COMMENT ON FUNCTION "private"."clear_conversations"(private.traces) IS 'Takes the addresses and full names of an account that goes out of what companies and others of their applicants wrote.';

COMMENT ON FUNCTION "private"."company_template"(uuid, text) IS 'The words a company uses for a kind of message, its own or ours.';

COMMENT ON FUNCTION "private"."discard_message_files"(uuid[]) IS 'Gives up every file that was sent about these applications, and names them: [{bucket, path}].';

COMMENT ON FUNCTION "private"."discard_ownerless_files"(integer) IS 'Gives up files whose account, company or application is gone: an upload that was under way when it was deleted ends after it.';

COMMENT ON FUNCTION "private"."end_open_things"(public.applications, text) IS 'Ends what is open of an application, locked by its callers, with a word to both sides: whoever ends applications calls it (RULES: Applications). why: a sentence, fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_open_things_of_job"(uuid, text) IS 'The same of every application of a job, locked by its callers, that is on the way.';

COMMENT ON FUNCTION "private"."fill_template"(text, jsonb) IS 'A text with each {field} filled in; unknown ones stay as they are written. fillTemplate in contracts/mail-template.ts does the same for a preview.';

COMMENT ON FUNCTION "private"."filled_message"(text, public.applications) IS 'A message to several people as one of them reads it, from the caller: with its fields filled in; null for none. PT422 where it grows too long.';

COMMENT ON FUNCTION "private"."forget_conversations"(integer) IS 'Forgets messages with their files, and scorecards, of applications closed long ago; interviews and offers stay with the application.';

COMMENT ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) IS 'Who takes over from a colleague takes part in their interviews to come, where they work on the job.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open, locked by its callers, and tells the companies, without a name. Of every application stays that somebody applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile, notes and all that was said, proposed and offered go (RULES: Applications).';

COMMENT ON FUNCTION "private"."leave_conversations"(private.traces) IS 'Forgets what was said, proposed, offered and found about an applicant whose account goes, on both sides: nothing of it is needed to count that somebody applied (RULES: Conversations).';

COMMENT ON FUNCTION "private"."leave_interviews"() IS 'Row trigger: who leaves a company takes part in none of its interviews to come, and gets no mail of its conversations any more; the interviews stand (RULES: Staff). SECURITY DEFINER: both are closed to every client.';

COMMENT ON FUNCTION "private"."mail_template_json"(uuid, text) IS 'MailTemplate (contracts/mail-template.ts).';

COMMENT ON FUNCTION "private"."my_interviews_export"(uuid, uuid) IS 'Times and interviews of somebody''s own applications and those they proposed or take part in, what they found of others, and how they read times. What others found about them is the team''s.';

COMMENT ON FUNCTION "private"."my_messages_export"(uuid, uuid) IS 'The conversations of somebody''s own applications, and what they wrote for a company.';

COMMENT ON FUNCTION "private"."my_offers_export"(uuid, uuid) IS 'Offers to somebody, and those they made for a company.';

COMMENT ON FUNCTION "private"."our_template"(text) IS 'Our words for a kind of message, which stand until a company writes its own; null for an unknown kind.';

COMMENT ON FUNCTION "private"."rename_author"(uuid) IS 'What somebody wrote for a company stays with it, and with its applicants, under "A former colleague" once their account is gone.';

COMMENT ON FUNCTION "private"."tell_interviewers_left"(private.traces) IS 'Tells who takes part in interviews to come of an applicant who goes that they are cancelled, without a name.';

COMMENT ON FUNCTION "private"."template_fields"(public.applications, uuid) IS 'What the fields of a template are filled with: TemplateFields (contracts/mail-template.ts), as the application was sent, for who writes.';

COMMENT ON FUNCTION "private"."template_problem"(text) IS 'Why a template cannot be kept, in the contract''s words: it names a field that there is not; null when it can.';

COMMENT ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) IS 'WaitingThing[] (contracts/application.ts) of a candidate: offers first, the next to expire before others, then times, then messages (RULES: Applications).';

COMMENT ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) IS 'What waits for one of a company''s staff: interviews they take part in within a day, and applicants whom none of the times they proposed suits.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/application.ts): what waits for the caller, how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, the longest owed three of them (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_filled_template"(uuid, text) IS 'What a message to an applicant, whom the caller handles, begins with: the company''s words or ours, filled in. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_mail_templates"(uuid) IS 'MailTemplates (contracts/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, and the last eight people who applied, of those the caller handles, to see it with. PT401, PT404.';

COMMENT ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) IS 'Keeps what a company writes instead of our words, or ours again for nothing; p_seen: changed_at of what the edit began from, null for ours. By managing staff. Gives MailTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, PT422 by field.';

REVOKE ALL ON FUNCTION "private"."clear_conversations"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_template"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_message_files"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things_of_job"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fill_template"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filled_message"(text, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_conversations"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_conversations"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_interviews"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_template_json"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_interviews_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_messages_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_offers_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."our_template"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_author"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interviewers_left"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_fields"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_problem"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_filled_template"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_filled_template"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_mail_templates"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_mail_templates"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) TO "authenticated";

ALTER TABLE "private"."company_mail_templates"
  ADD CONSTRAINT "company_mail_templates_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 1500)));
