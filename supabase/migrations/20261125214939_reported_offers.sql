-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.forget_removed_words (
  message private.application_messages,
  said text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(select n.user_id from private.message_notices n where n.application_id = message.application_id);
begin
  if said = '' then
    return;
  end if;
  update public.notifications n set message = 'A message that was removed'
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = 'A message of these was removed'
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.answer_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
  update public.email_outbox o
  set data = jsonb_set(o.data, '{messages}', (
    select jsonb_agg(case each.message ->> 'body' when said then each.message || '{"body": "This message was removed."}' else each.message end order by each.place)
    from jsonb_array_elements(o.data -> 'messages') with ordinality as each (message, place)))
  where o.sent_at is null and o.template in ('message_received', 'applicant_message')
    and lower(o.to_email) in (select lower(p.email) from public.profiles p where p.id = any (readers))
    and o.data -> 'messages' @> jsonb_build_array(jsonb_build_object('body', said));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_reported_file (
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.message_files f join private.message_reports r on r.message_id = f.message_id
    where f.path = is_reported_file.path and r.decision is null
  ) or exists (
    select from private.offers o
    join private.application_messages m on m.application_id = o.application_id and m.offer_id = o.id
    join private.message_reports r on r.message_id = m.id
    where o.document = is_reported_file.path and r.decision is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    name text,
    is_own boolean,
    is_reported boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.id, a.company_id, found.name, coalesce(found.author_id = me.user_id, false), found.is_reported
    from (
      select m.application_id, m.author_id, f.name, true as is_shown, me.is_admin and private.is_reported_file(f.path) as is_reported
      from private.message_files f join private.application_messages m on m.id = f.message_id
      -- Of a removed one they are kept for as long as that can be undone.
      where f.path = p_path and m.withdrawn_at is null
      union all
      select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), me.is_admin and private.is_reported_file(o.document)
      from private.offers o where o.document = p_path and o.state <> 'withdrawn'
    ) found
    join public.applications a on a.id = found.application_id
    where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.reported_message_json (
  report private.message_reports
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', report.id,
      'message_id', m.id,
      'said', report.said,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
        from (
          select f.path, f.name, f.size from private.message_files f where f.message_id = m.id
          union all
          select o.document, o.document_name, o.document_size from private.offers o where o.id = m.offer_id and o.document is not null
        ) f
      ),
      'brought', coalesce(
        (
          select jsonb_build_object('what', 'offer', 'terms', array_remove(array[o.place, o.hours, o.leave, o.trial], null))
          from private.offers o where o.id = m.offer_id
        ),
        (
          select jsonb_build_object('what', 'times', 'terms', array[p.place])
          from private.interview_proposals p where p.id = m.proposal_id
        )),
      'sent_at', m.created_at,
      'author', private.audit_person(m.author_id, m.company_id),
      'author_name', m.author_name,
      'author_side', m.author_side,
      'author_company_name', m.company_name,
      'is_there', m.withdrawn_at is null,
      'job_title', j.title,
      'company', private.audit_company(a.company_id),
      'waiting_since', case when report.decision is null then report.created_at end,
      'decision', report.decision,
      'decided_at', report.decided_at,
      'decided_by', private.audit_person(report.decided_by, null),
      'reports', (
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'reason', r.reason, 'words', coalesce(r.words, ''), 'created_at', r.created_at, 'side', r.reporter_side,
          'reporter', private.audit_person(r.reporter_id, null)
        ) order by r.created_at, r.id)
        from private.message_reports r
        where r.message_id = m.id and r.decided_at is not distinct from report.decided_at
      )
    )
    from private.application_messages m
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    where m.id = report.message_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.time_in_words (
  at timestamp with time zone,
  zone text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((to_char((at AT TIME ZONE zone), format('Dy, Mon FMDD, %sFMHH12:MI AM'::text, CASE WHEN (EXTRACT(year FROM (at AT TIME ZONE zone)) <> EXTRACT(year FROM (now() AT TIME ZONE zone))) THEN 'YYYY, '::text ELSE NULL::text END)) || ' ('::text) || replace(regexp_replace(zone, '^.*/'::text, ''::text), '_'::text, ' '::text)) || ' time)'::text);

CREATE INDEX offers_document_index ON private.offers USING btree (document)
  WHERE (document IS NOT NULL);

COMMENT ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) IS 'Takes what a removed message said from under the bells, out of the daily summaries to come and of mails that still wait to be sent: who had read it is shown it no more either.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision, or of the offer it brought: administrators open it to decide, and no other file of a conversation (RULES: Files).';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/message-report.ts), for administrators, by the first of its reports: the message as it was reported, what it brought in words and files, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)", with its year where that is another one than now.';
