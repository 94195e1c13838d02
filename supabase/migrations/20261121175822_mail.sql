-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP INDEX "public"."email_outbox_due_index";

DROP FUNCTION "public"."complete_email"(uuid, text);

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "give_up_at" timestamp with time zone NOT NULL DEFAULT (now() + '3 days'::interval);

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "failed_at" timestamp with time zone;

CREATE OR REPLACE FUNCTION private.retry_wait (
  attempts integer,
  may_have_arrived boolean
)
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN may_have_arrived THEN ('06:00:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 10) - 1))::double precision)) ELSE LEAST(('00:01:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 20) - 1))::double precision)), '06:00:00'::interval) END;

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

CREATE INDEX email_outbox_due_index ON public.email_outbox USING btree (next_attempt_at)
  WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX email_outbox_failed_index ON public.email_outbox USING btree (failed_at DESC, id DESC)
  WHERE (failed_at IS NOT NULL);

COMMENT ON COLUMN "public"."email_outbox"."failed_at" IS 'When it was given up, or null.';

COMMENT ON COLUMN "public"."email_outbox"."give_up_at" IS 'No try after this; an administrator''s retry sets it anew.';

COMMENT ON FUNCTION "private"."retry_wait"(integer, boolean) IS 'How long a mail waits after so many failed tries: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours when it may have arrived, so that there are few copies (RULES: Messages). A refusal is no reason to give up sooner: a mail provider refuses for good what is set up wrongly at the sender, until that is mended.';

COMMENT ON FUNCTION "public"."claim_emails"(integer) IS 'Hands out mails that are due (1 to 100) and leases them for ten minutes, longer than any delivery lasts, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."complete_email"(uuid, text, boolean) IS 'Reports a claimed mail as sent, or as failed with the error: then it is due again, or given up after three days (RULES: Messages). p_may_have_arrived: the server had all of it and did not say what became of it. SECURITY DEFINER as claim_emails.';

COMMENT ON FUNCTION "public"."list_failed_emails"(jsonb, integer) IS '{emails: FailedEmail[], total} (contracts/email.ts), given up last first. p_before: {failedAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."retry_email"(uuid) IS 'Puts a mail that was given up back into the outbox for another three days. SECURITY DEFINER as list_failed_emails. PT401, PT403, PT404 for one that is not given up (any more).';

COMMENT ON TABLE "public"."email_outbox" IS 'Every mail is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off, and after three days shown to administrators (RULES: Messages).';

REVOKE ALL ON FUNCTION "private"."retry_wait"(integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."complete_email"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_email"(uuid, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."list_failed_emails"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_failed_emails"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retry_email"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."retry_email"(uuid) TO "authenticated";
