-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."company_mail_templates"
  DROP CONSTRAINT "company_mail_templates_body_check";

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

COMMENT ON FUNCTION "private"."company_template"(uuid, text) IS 'The words a company uses for a kind of message, its own or ours.';

COMMENT ON FUNCTION "private"."fill_template"(text, jsonb) IS 'A text with each {field} filled in; unknown ones stay as they are written. fillTemplate in contracts/mail-template.ts does the same for a preview.';

COMMENT ON FUNCTION "private"."filled_message"(text, public.applications) IS 'A message to several people as one of them reads it, from the caller: with its fields filled in; null for none. PT422 where it grows too long.';

COMMENT ON FUNCTION "private"."mail_template_json"(uuid, text) IS 'MailTemplate (contracts/mail-template.ts).';

COMMENT ON FUNCTION "private"."our_template"(text) IS 'Our words for a kind of message, which stand until a company writes its own; null for an unknown kind.';

COMMENT ON FUNCTION "private"."template_fields"(public.applications, uuid) IS 'What the fields of a template are filled with: TemplateFields (contracts/mail-template.ts), as the application was sent, for who writes.';

COMMENT ON FUNCTION "private"."template_problem"(text) IS 'Why a template cannot be kept, in the contract''s words: it names a field that there is not; null when it can.';

COMMENT ON FUNCTION "public"."get_filled_template"(uuid, text) IS 'What a message to an applicant, whom the caller handles, begins with: the company''s words or ours, filled in. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_mail_templates"(uuid) IS 'MailTemplates (contracts/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, and the last eight people who applied, of those the caller handles, to see it with. PT401, PT404.';

COMMENT ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) IS 'Keeps what a company writes instead of our words, or ours again for nothing; p_seen: changed_at of what the edit began from, null for ours. By managing staff. Gives MailTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, PT422 by field.';

REVOKE ALL ON FUNCTION "private"."company_template"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fill_template"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filled_message"(text, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_template_json"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."our_template"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_fields"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_problem"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_filled_template"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_filled_template"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_mail_templates"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_mail_templates"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) TO "authenticated";

ALTER TABLE "private"."company_mail_templates"
  ADD CONSTRAINT "company_mail_templates_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 1500)));
