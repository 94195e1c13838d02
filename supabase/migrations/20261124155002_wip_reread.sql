-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

DROP FUNCTION "private"."answered_on"(uuid);

DROP FUNCTION "private"."count_contact_message"(text);

DROP FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb);

CREATE OR REPLACE FUNCTION private.answer_stands_after()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '01:00:00'::interval;

CREATE OR REPLACE FUNCTION private.application_to_move (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  -- In the order of all locks, and the application at once as a mover holds it: two who held it as readers, and each of them wants more,
  -- would wait for each other for ever.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  -- It is answered with the whole of it.
  perform private.note_application_view(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_closing (
  company public.companies,
  typed_name text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if company.id is null or not exists (
    select from public.company_users u where u.company_id = company.id and u.user_id = auth.uid() and u.role = 'company_admin'
  ) then
    perform private.fail(403, 'not_allowed', 'Only an administrator of the company can delete it');
  elsif private.trimmed(typed_name) is distinct from private.trimmed(company.name) then
    perform private.refuse_field_errors('{"name": "This is not the name of the company"}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_message()
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender bytea := coalesce(sha256(convert_to(auth.uid()::text, 'UTF8')), private.client_digest());
  lately bigint;
begin
  -- One at a time: messages of the same moment cannot pass together.
  lock table private.contact_senders in share row exclusive mode;
  delete from private.contact_senders s where s.at < now() - interval '1 hour';
  lately := (select count(*) from private.contact_senders);
  if (select count(*) from private.contact_senders s where s.client = sender) >= 5 or auth.uid() is null and lately >= 1000 then
    perform private.fail(429, 'too_many_messages', 'This is more than we take in an hour. Your message is still here: try again later, or write to us by mail.');
  end if;
  insert into private.contact_senders (client) values (sender);
  return lately;
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

CREATE OR REPLACE FUNCTION private.given_answers (
  of_application uuid
)
  RETURNS SETOF public.application_events
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.id,
     e.application_id,
     e.from_status,
     e.to_status,
     e.actor_id,
     e.created_at,
     e.candidate_id,
     e.company_id
    FROM public.application_events e
   WHERE ((e.application_id = given_answers.of_application) AND private.is_answer(e.to_status) AND (NOT (EXISTS ( SELECT
            FROM public.application_events later
           WHERE ((later.application_id = given_answers.of_application) AND (later.id > e.id) AND (later.to_status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status])) AND (later.created_at > (e.created_at - '00:01:00'::interval)) AND (later.created_at < (e.created_at + private.answer_stands_after())))))));
END;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT ((min(e.created_at) AT TIME ZONE 'UTC'::text))::date AS timezone FROM private.given_answers(answered_on.of_application) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id));

CREATE OR REPLACE FUNCTION private.hold_company (
  of_company uuid,
  closer uuid
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  AS $function$
declare
  company public.companies;
begin
  for attempt in 1..5 loop
    begin
      -- In the order of all locks: whom it manages, it, its team, its candidates, jobs and applications.
      perform from public.profiles p
      where p.id = closer or p.id in (select c.user_id from public.candidates c where c.managing_company_id = of_company)
      order by p.id for update;
      select * into company from public.companies c where c.id = of_company for update;
      perform from public.company_users u where u.company_id = of_company order by u.id for update;
      perform from public.candidates c where c.managing_company_id = of_company order by c.id for update;
      perform from public.jobs j where j.company_id = of_company order by j.id for update;
      perform from public.applications a
      where a.company_id = of_company or a.applied_by_company_id = of_company order by a.id for update;
      return company;
    exception
      when lock_not_available then
        -- Whoever writes a row of its under a lock of theirs waits for it, and it for them: they go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Somebody is working with the company at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_answer_day()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + j.answer_days from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or exists (
        select from private.given_answers(new.id) e
        -- This move back is not written yet.
        where not (new.status = any (private.open_stages())) or e.created_at + private.answer_stands_after() <= now()));
  end if;
  return new;
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
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_partner_views (
  of_candidates uuid[],
  by_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- In the order of all locks: the partner and who manages them, then the candidates one after the other. Of a partner that is being
  -- deleted nothing is noted.
  perform from public.companies c
  where c.id = by_company or c.id in (select m.managing_company_id from public.candidates m where m.id = any (of_candidates))
  order by c.id for key share;
  if not exists (select from public.companies c where c.id = by_company) then
    return;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, through_company_id)
  select c.id, by_company, today, 'partner', c.managing_company_id
  from public.candidates c
  where c.id = any (of_candidates) and not exists (
    select from private.profile_views v
    where v.candidate_id = c.id and v.day = today and v.company_id = by_company and v.kind = 'partner'
  )
  order by c.id
  for key share of c
  on conflict on constraint profile_views_once_a_day do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reminded uuid[];
  application public.applications;
  today date := (now() at time zone 'UTC')::date;
  n bigint;
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that a pause of the schedule let pass is still told.
    where a.answer_due between today - 7 and today + 1 and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  for due in
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left,
      array_agg(a.id order by m.candidate_name, a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by m.candidate_name, a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  loop
    n := cardinality(due.ids);
    perform private.tell_staff(
      due.user_id, 'answer_due', 'answer_due',
      case n when 1 then 'An answer is ' else n || ' answers are ' end
        || case due.days_left when 1 then 'due tomorrow' when 0 then 'due today' else 'late' end,
      private.listed_names(due.names),
      jsonb_build_object('company_id', due.company_id)
        || case n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
      case n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end);
  end loop;
  -- Who has withdrawn or deleted the account meanwhile waits for nothing.
  for application in
    select * from public.applications a where a.id = any (reminded) and a.answer_due is not null order by a.id
  loop
    perform private.remind_candidate(application, today);
  end loop;
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
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.owed_day((application).answer_by, private.settled_status(application), (EXISTS (SELECT FROM private.given_answers((shown_answer_due.application).id) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id) WHERE private.is_settled(e.*))));

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
    where a.company_id = company.id and a.status = any (private.open_stages())
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
  -- Before, so that nobody else holds it up, and after, since it was waited for.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  perform private.tell_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
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

CREATE OR REPLACE FUNCTION public.decline_put_forward (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  asked public.put_forwards;
begin
  -- In the order of all locks: applying, which agrees, and deleting the account hold the candidate.
  perform from public.candidates c where c.id = me for no key update;
  update public.put_forwards f set status = 'declined', answered_at = now()
  where f.id in (select w.id from private.waiting_put_forwards w where w.id = p_id and w.candidate_id = me) and f.status = 'waiting'
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.tell_of_put_forward(asked);
  elsif not exists (select from public.put_forwards f where f.id = p_id and f.candidate_id = me and f.status = 'declined') then
    perform private.fail(404, 'put_forward_not_found', 'This question no longer waits for an answer');
  end if;
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
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message (
  p_id uuid,
  p_message jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules private.field_rule[] := array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can answer to'),
    private.rule('topic', 'choice', 20, 1, 'Choose what it is about', private.contact_topics()),
    private.rule('words', 'text', 5000, 1, 'Write your message')];
  given jsonb;
  message private.contact_messages;
  lately bigint;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A field that nobody sees: who fills it in is no person, and learns nothing.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  lately := private.count_contact_message();
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  -- A flood is kept, so that it silences nobody, and mailed no more: what people with an account write is.
  if message.id is not null and (lately < 60 or message.user_id is not null) then
    perform private.tell_admins_of_message(message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_contact_message_answered (
  p_id uuid,
  p_is_answered boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.contact_messages;
begin
  perform private.require_admin();
  select * into message from private.contact_messages m where m.id = p_id for update;
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'This message is not kept any more');
  elsif (message.answered_at is not null) = coalesce(p_is_answered, false) then
    return private.contact_message_json(message);
  end if;
  update private.contact_messages m set
    answered_at = case when p_is_answered then now() end, answered_by = case when p_is_answered then auth.uid() end
  where m.id = message.id
  returning * into message;
  perform private.audit(
    case when p_is_answered then 'email.message_answered' else 'email.message_reopened' end,
    'contact_message', message.id, null, jsonb_build_object('topic', message.topic));
  return private.contact_message_json(message);
end
$function$;

CREATE VIEW "private"."counted_application_matches" AS  SELECT a.id AS application_id,
    a.job_id,
    a.company_id,
    a.applied_by_company_id,
    a.applied_at,
    ((counted.match ->> 'score'::text))::bigint AS match_order,
    btrim(((c.first_name || ' '::text) || c.last_name)) AS candidate_name,
    c.title AS candidate_title,
    (counted.match)::json AS match,
    private.words_of(c.*) AS words,
    COALESCE(c.skill_keys, '{}'::text[]) AS skill_keys,
    a.status,
    a.answer_by,
    a.answer_due,
    private.reached_by(a.id) AS reached,
    private.answered_on(a.id) AS answered_on,
    ((counted.match -> 'level'::text) ->> 'fit'::text) AS level_fit,
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit,
    private.withdrawn_on(a.id) AS withdrawn_on
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE VIEW "private"."counted" WITH (security_invoker=true) AS  SELECT applications.job_id AS subject,
    (applications.status)::text AS what,
    count(*) AS n
   FROM public.applications
  GROUP BY applications.job_id, applications.status
UNION ALL
 SELECT listed.under AS subject,
    ('listed_'::text || a.status) AS what,
    count(*) AS n
   FROM (public.applications a
     CROSS JOIN LATERAL ( SELECT a.company_id AS under
        UNION ALL
         SELECT a.applied_by_company_id AS under
          WHERE (a.applied_by_company_id <> a.company_id)) listed)
  GROUP BY listed.under, a.status
UNION ALL
 SELECT applications.company_id AS subject,
        CASE applications.status
            WHEN 'applied'::public.application_status THEN 'new_applications'::text
            WHEN 'interview'::public.application_status THEN 'interviews'::text
            ELSE 'open_offers'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status]))
  GROUP BY applications.company_id, applications.status
UNION ALL
 SELECT promised.company_id AS subject,
    ('promises_'::text || promised.outcome) AS what,
    count(*) AS n
   FROM ( SELECT a.company_id,
            private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)) AS outcome
           FROM public.applications a
          WHERE (a.answer_by IS NOT NULL)) promised
  WHERE (promised.outcome IS NOT NULL)
  GROUP BY promised.company_id, promised.outcome
UNION ALL
 SELECT jobs.company_id AS subject,
    'jobs'::text AS what,
    count(*) AS n
   FROM public.jobs
  WHERE (jobs.deleted_at IS NULL)
  GROUP BY jobs.company_id
UNION ALL
 SELECT j.company_id AS subject,
    'unassigned_jobs'::text AS what,
    count(*) AS n
   FROM public.jobs j
  WHERE ((j.deleted_at IS NULL) AND (j.status = ANY (ARRAY['draft'::public.job_status, 'published'::public.job_status])) AND (NOT (EXISTS ( SELECT
           FROM public.job_assignments a
          WHERE (a.job_id = j.id)))))
  GROUP BY j.company_id
UNION ALL
 SELECT candidates.managing_company_id AS subject,
    'managed_candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
  WHERE (candidates.managing_company_id IS NOT NULL)
  GROUP BY candidates.managing_company_id
UNION ALL
 SELECT candidate_assignments.company_id AS subject,
    'assigned_candidates'::text AS what,
    count(*) AS n
   FROM public.candidate_assignments
  GROUP BY candidate_assignments.company_id
UNION ALL
 SELECT private.platform() AS subject,
    'users'::text AS what,
    count(*) AS n
   FROM public.profiles
UNION ALL
 SELECT private.platform() AS subject,
    'candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
UNION ALL
 SELECT private.platform() AS subject,
    'companies'::text AS what,
    count(*) AS n
   FROM public.companies
UNION ALL
 SELECT private.platform() AS subject,
    company_queues.queue AS what,
    count(*) AS n
   FROM private.company_queues
  GROUP BY company_queues.queue;

COMMENT ON COLUMN "private"."contact_messages"."answered_by" IS 'The administrator who said so; null before, and once their account is deleted.';

COMMENT ON FUNCTION "private"."answer_stands_after"() IS 'How long an answer has to stand before it counts, though the application is moved back: by then its candidate has heard of it, by mail too (private.expect_status_notice).';

COMMENT ON FUNCTION "private"."answered_on"(uuid) IS 'The day (UTC) of an application''s first answer, whatever came an hour after it; null for none yet.';

COMMENT ON FUNCTION "private"."check_closing"(public.companies, text) IS 'PT403 unless the caller is an administrator of the company, PT422 unless it is called as was typed.';

COMMENT ON FUNCTION "private"."count_contact_message"() IS 'Counts a message and gives how many came before it within an hour. PT429 when five of them came from this account, or, signed out, from this network address, or a thousand in all. What is typed counts for nothing: a stranger cannot use up the messages of an address (RULES: Messages).';

COMMENT ON FUNCTION "private"."given_answers"(uuid) IS 'The moves of an application that answered its candidate: not those the company took back before they could hear of them, so that a promise is not kept by moving there and back.';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended, as it is when the account goes (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."hold_company"(uuid, uuid) IS 'A company with all that goes with it, locked, or null; waits five times for less than a second for whoever works with it, before the database would call it a deadlock, and lets go in between. PT409 busy.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open, locked by its callers, and tells the companies, without a name. Of every application stays that somebody applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile and notes go (RULES: Applications).';

COMMENT ON FUNCTION "private"."refuse_ended_session"() IS 'The API calls it before every request for tables and procedures (pgrst.db_pre_request): a token outlives its session, and its account, by up to an hour otherwise. Passes visitors and the secret key. PT401.';

COMMENT ON FUNCTION "private"."require_caller"(uuid) IS 'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';

COMMENT ON FUNCTION "public"."close_company"(uuid, text) IS 'Deletes a company at once and for good, by its company_admin, who types its name: its jobs leave every list, open applications end with a word to each candidate, whom it managed it manages no more, partnerships and invitations end, its team keep their accounts without it (RULES: Companies). Gives {files: [{bucket, path}]}, which delete-account takes out of storage. SECURITY DEFINER: nobody writes companies through the API. PT401, PT403 also password_needed, PT404, PT409 busy, PT422.';

COMMENT ON FUNCTION "public"."send_contact_message"(uuid, jsonb) IS 'Keeps a message (ContactMessageInput of contracts/contact.ts) for administrators and mails it to them (the first sixty an hour, and all of people with an account), for anybody, also signed out. p_id is made up by the browser: the same one again changes nothing, so it is safe to retry. One whose hidden field website is filled in is dropped. PT422 by field, PT429 (RULES: Messages).';

COMMENT ON TABLE "private"."contact_senders" IS 'From which accounts and network addresses the messages of the last hour came, as digests: each has so many an hour. Older ones go with the next message.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

REVOKE ALL ON FUNCTION "private"."answer_stands_after"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answered_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_closing"(public.companies, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."given_answers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_company"(uuid, uuid) FROM PUBLIC;
