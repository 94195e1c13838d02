-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb);

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

COMMENT ON COLUMN "private"."contact_messages"."answered_by" IS 'The administrator who said so; null before, and once their account is deleted.';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended, as it is when the account goes (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."refuse_ended_session"() IS 'The API calls it before every request for tables and procedures (pgrst.db_pre_request): a token outlives its session, and its account, by up to an hour otherwise. Passes visitors and the secret key. PT401.';

COMMENT ON FUNCTION "private"."require_caller"(uuid) IS 'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';
