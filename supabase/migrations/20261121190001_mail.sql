-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP INDEX "public"."email_outbox_due_index";

DROP FUNCTION "private"."tell_candidate_about_status"(public.applications);

DROP FUNCTION "public"."complete_email"(uuid, text);

CREATE TABLE "private"."status_notices" (
  "application_id" uuid NOT NULL,
  "notified_status" public.application_status NOT NULL,
  "mailed_status" public.application_status NOT NULL,
  "notify_at" timestamp with time zone,
  "mail_at" timestamp with time zone,
  "mailed_at" timestamp with time zone,
  CONSTRAINT "status_notices_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."status_notices"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "give_up_at" timestamp with time zone NOT NULL DEFAULT (now() + '3 days'::interval);

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "failed_at" timestamp with time zone;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application can no longer be moved there. Reload to see where it stands.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.last_status (
  of_application uuid
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.to_status
    FROM public.application_events e
   WHERE (e.application_id = last_status.of_application)
   ORDER BY e.id DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.retry_wait (
  attempts integer,
  may_have_arrived boolean
)
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN may_have_arrived THEN ('06:00:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 10) - 1))::double precision)) ELSE LEAST(('00:01:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 20) - 1))::double precision)), '06:00:00'::interval) END;

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

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
    -- One that is being moved or told at this moment is told next time, of what it is then.
    for no key update skip locked
  loop
    application := due.application;
    -- Withdrawing was the candidate's own doing.
    if due.notify_at <= now() then
      if application.status not in (due.notified_status, 'withdrawn') then
        perform private.tell_in_app(application);
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

CREATE OR REPLACE FUNCTION private.tell_in_app (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, j.title, c.name as company_name
  into facts
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
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
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_changed_role()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.enqueue_email('role_changed', new.email, jsonb_build_object('role', new.role, 'path', '/signin'));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_changed_sign_in()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Choosing the first password, or losing one, is part of confirming the address.
  if old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password then
    perform private.enqueue_email('password_changed', new.email, jsonb_build_object('path', '/forgot-password'));
  end if;
  if new.email is distinct from old.email then
    perform private.enqueue_email('email_changed_from', old.email, jsonb_build_object('new_email', new.email, 'path', '/'));
    perform private.enqueue_email('email_changed_to', new.email, jsonb_build_object('old_email', old.email, 'path', '/signin'));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_time()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '00:00:13'::interval;

CREATE OR REPLACE FUNCTION private.expect_status_notice (
  application public.applications,
  status_before public.application_status
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.status_notices
  AS n (application_id, notified_status, mailed_status, notify_at, mail_at)
   VALUES ((expect_status_notice.application).id, expect_status_notice.status_before, expect_status_notice.status_before, (now() + private.undo_time()), (now() + private.undo_time())) ON CONFLICT(application_id) DO UPDATE SET notify_at = excluded.notify_at, mail_at = GREATEST(excluded.mail_at, (n.mailed_at + '00:15:00'::interval));
END;

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Undone: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_emails (
  p_limit integer DEFAULT 20
)
  RETURNS TABLE (
    id uuid,
    template text,
    to_email text,
    data jsonb,
    attempts integer
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_service();
  return query
    with due as (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    ), claimed as (
      update public.email_outbox o
      set attempts = o.attempts + 1,
          next_attempt_at = now() + interval '10 minutes',
          -- No delivery lived to report on it: given up here, or never.
          failed_at = case when o.attempts > 0 and o.give_up_at < now() then now() end,
          last_error = case when o.attempts > 0 and o.give_up_at < now()
            then coalesce(o.last_error, 'No delivery said what became of it.') else o.last_error end
      from due where due.id = o.id
      returning o.*
    )
    select c.id, c.template, c.to_email, c.data, c.attempts from claimed c where c.failed_at is null;
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
    -- What a mail carried (links with tokens above all) is not needed once it is out.
    update public.email_outbox set sent_at = now(), failed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_failed_emails (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  page_before record := private.page_key(p_before, 'failedAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'total', (select count(*) from public.email_outbox where failed_at is not null),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'template', page.template,
        'to_email', page.to_email,
        'reason', page.last_error,
        'attempts', page.attempts,
        'created_at', page.created_at,
        'failed_at', page.failed_at
      ) order by page.failed_at desc, page.id desc)
      from (
        select * from public.email_outbox o
        where o.failed_at is not null and (o.failed_at, o.id) < (page_before.at, page_before.id)
        order by o.failed_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.retry_email (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mail record;
begin
  perform private.require_admin();
  update public.email_outbox
  set failed_at = null, attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '3 days'
  where id = p_id and failed_at is not null
  returning id, template, to_email into mail;
  if mail.id is null then
    perform private.fail(404, 'email_not_found', 'This mail no longer waits for a retry');
  end if;
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
  wanted public.application_status;
  status_before public.application_status;
begin
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  wanted := private.read_status_filter(p_status);
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    status_before := application.status;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.expect_status_notice(application, status_before);
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
  move public.application_events;
begin
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = application.id)
    and e.from_status is not null
    and e.to_status = private.read_status_filter(p_status)
    and e.actor_id = auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and e.created_at + private.undo_time() > clock_timestamp()
  returning * into move;
  if move.id is null then
    perform private.fail(409, 'undo_over', 'This change can no longer be undone. Reload to see where the application stands.');
  end if;
  update public.applications set status = move.from_status where id = application.id returning * into application;
  return private.company_application_json(application);
end
$function$;

ALTER TABLE "private"."status_notices"
  ADD CONSTRAINT "status_notices_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

CREATE INDEX status_notices_due_index ON private.status_notices USING btree (LEAST(notify_at, mail_at))
  WHERE ((notify_at IS NOT NULL) OR (mail_at IS NOT NULL));

CREATE INDEX email_outbox_due_index ON public.email_outbox USING btree (next_attempt_at)
  WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX email_outbox_failed_index ON public.email_outbox USING btree (failed_at DESC, id DESC)
  WHERE (failed_at IS NOT NULL);

CREATE TRIGGER tell_of_changed_sign_in
  AFTER UPDATE OF encrypted_password, email ON auth.users
  FOR EACH ROW
  WHEN ((old.email_confirmed_at IS NOT NULL))
  EXECUTE FUNCTION private.tell_of_changed_sign_in();

CREATE TRIGGER profiles_tell_of_changed_role
  AFTER UPDATE OF role ON public.profiles
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.tell_of_changed_role();

COMMENT ON COLUMN "public"."email_outbox"."failed_at" IS 'When it was given up, or null.';

COMMENT ON COLUMN "public"."email_outbox"."give_up_at" IS 'No try after this; an administrator''s retry sets it anew.';

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes, unless its undoing leads back to where the history ends. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."expect_status_notice"(public.applications, public.application_status) IS 'After a move: when its candidate will be told, by mail at most once in 15 minutes.';

COMMENT ON FUNCTION "private"."last_status"(uuid) IS 'The status an application''s history ends with. It is the one the application has, but for the moment of an undo.';

COMMENT ON FUNCTION "private"."retry_wait"(integer, boolean) IS 'How long a mail waits after so many failed tries: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours when it may have arrived, so that there are few copies (RULES: Messages). A refusal is no reason to give up sooner: a mail provider refuses for good what is set up wrongly at the sender, until that is mended.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Mails the account''s confirmed address the status an application has now.';

COMMENT ON FUNCTION "private"."tell_due_statuses"() IS 'Tells candidates the status their applications have once the moves that led there can no longer be taken back; nothing where it is what they know. Called on a schedule: hosted once a minute by pg_cron, locally by the launcher every ten seconds.';

COMMENT ON FUNCTION "private"."tell_in_app"(public.applications) IS 'Notifies the candidate of the status an application has now, in place of unread notifications about it.';

COMMENT ON FUNCTION "private"."tell_of_changed_role"() IS 'Row trigger: mails whose account became another kind. What changes it is a definer procedure: nobody else may write profiles.';

COMMENT ON FUNCTION "private"."tell_of_changed_sign_in"() IS 'Row trigger on auth.users: mails a changed password to the account''s address, and a changed address to the old and the new one. SECURITY DEFINER: runs as the auth service, which owns nothing here.';

COMMENT ON FUNCTION "private"."undo_time"() IS 'How long a move can be taken back, and after which it is told: the ten seconds that screens offer it for, and three for the way here.';

COMMENT ON FUNCTION "public"."claim_emails"(integer) IS 'Hands out mails that are due (1 to 100) and leases them for ten minutes, longer than any delivery lasts, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."complete_email"(uuid, text, boolean) IS 'Reports a claimed mail as sent, or as failed with the error: then it is due again, or given up after three days (RULES: Messages). p_may_have_arrived: the server had all of it and did not say what became of it. SECURITY DEFINER as claim_emails.';

COMMENT ON FUNCTION "public"."list_failed_emails"(jsonb, integer) IS '{emails: FailedEmail[], total} (contracts/email.ts), given up last first. p_before: {failedAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."retry_email"(uuid) IS 'Puts a mail that was given up back into the outbox for another three days. SECURITY DEFINER as list_failed_emails. PT401, PT403, PT404 for one that is not given up (any more).';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."undo_application_status"(uuid, text) IS 'Takes the caller''s own last move, to p_status, back for ten seconds by the database''s clock (and three more, for the way here), whether or not a move leads back; nobody is told of it. Gives CompanyApplicationDetail. SECURITY DEFINER as set_application_status. PT404 out of reach, PT403 for readers only, PT409 when it is too late, was undone already, or was not the last move or not the caller''s, PT422 for an unknown status.';

COMMENT ON TABLE "private"."status_notices" IS 'What the candidate of a moved application knows, in the application and by mail, and when they are told what it is then. Written by expect_status_notice and tell_due_statuses.';

COMMENT ON TABLE "public"."email_outbox" IS 'Every mail is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off, and after three days shown to administrators (RULES: Messages).';

REVOKE ALL ON FUNCTION "private"."expect_status_notice"(public.applications, public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_status"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retry_wait"(integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_by_mail"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_statuses"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_in_app"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_changed_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_changed_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."complete_email"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_email"(uuid, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."list_failed_emails"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_failed_emails"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retry_email"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."retry_email"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_application_status"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_application_status"(uuid, text) TO "authenticated";
