-- A company's own texts for frequent messages, alongside ours.
-- SECURITY DEFINER: the table is closed to every client.

create table private.company_mail_templates (
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('rejection', 'interview', 'offer')),
  body text not null check (body <> '' and private.is_text(body, 1500)),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (company_id, kind)
);
comment on table private.company_mail_templates is 'A company''s own texts instead of ours, with fields in braces (RULES: Messages).';
create index company_mail_templates_editor_index on private.company_mail_templates (changed_by);
alter table private.company_mail_templates enable row level security;

create function private.our_template(kind text) returns text
language sql immutable parallel safe set search_path = ''
return case kind
  when 'rejection' then E'Hello {first_name},\n\nThank you for applying for {job_title} at {company_name}, and for the time you took. We have decided to go on with other applicants.\n\nWe wish you all the best for what comes next.\n\n{my_name}\n{company_name}'
  when 'interview' then E'Hello {first_name},\n\nThank you for applying for {job_title}. We would like to get to know you. Please pick the time that suits you best; if none does, say so and we will find another.\n\n{my_name}\n{company_name}'
  when 'offer' then E'Hello {first_name},\n\nWe enjoyed getting to know you and would be glad to have you with us as {job_title}. The terms are in the offer. Please ask if anything is unclear.\n\n{my_name}\n{company_name}'
end;
comment on function private.our_template is 'Our text for a kind of message, used until a company writes its own; null for an unknown kind.';

create function private.template_fields(application public.applications, of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'first_name', coalesce(nullif((
      select s.profile ->> 'first_name' from private.sent_profiles s where s.application_id = application.id), ''), 'there'),
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    'my_name', coalesce(private.person_name(of_user, application.company_id), 'The team'))
$$;
comment on function private.template_fields is 'TemplateFields (contracts/companies/mail-template.ts): the values of the fields.';

create function private.fill_template(body text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
begin atomic
  -- Part by part: filled-in text isn't searched again.
  select string_agg(coalesce(fields ->> substring(part from '^\{([a-z_]+)\}$'), part), '' order by place)
  from regexp_split_to_table(body, '(?=\{[a-z_]+\})|(?<=\{[a-z_]+\})') with ordinality as parts (part, place);
end;
comment on function private.fill_template is 'A text with each known {field} filled in, as fillTemplate of the contracts does.';

create function private.filled_message(message text, application public.applications) returns text
language plpgsql stable set search_path = ''
as $$
declare
  filled text := private.fill_template(message, private.template_fields(application, auth.uid()));
begin
  if char_length(filled) > 2000 then
    perform private.refuse_field_errors('{"message": "With the names filled in, it''s over 2,000 characters"}');
  end if;
  return filled;
end
$$;
comment on function private.filled_message is 'A group message as one recipient reads it; null for none. PT422 if too long.';

create function private.template_problem(body text, fields text[] default '{first_name,job_title,company_name,my_name}') returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  known text[] := array(select '{' || field || '}' from unnest(fields) as field);
  unknown_field text := (select braces[1] from regexp_matches(body, '\{[^{}]*\}', 'g') as braces where braces[1] <> all (known) limit 1);
begin
  return unknown_field || ' isn''t a field. Use '
    || array_to_string(known[:cardinality(known) - 1], ', ') || ', or ' || known[cardinality(known)];
end
$$;
comment on function private.template_problem is 'Why a template can''t be saved (it uses an unknown field), in the contract''s words; null if it can.';

create function private.company_template(of_company uuid, of_kind text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select t.body from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind), private.our_template(of_kind))
$$;
comment on function private.company_template is 'A company''s text for a kind of message, its own or ours.';

create function private.mail_template_json(of_company uuid, of_kind text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own private.company_mail_templates;
begin
  select * into own from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind;
  return jsonb_build_object(
    'kind', of_kind, 'ours', private.our_template(of_kind), 'own', own.body, 'changed_at', own.changed_at,
    'changed_by', case when private.can_at_company(of_company, 'edit_profile') then private.person_name(own.changed_by, of_company) end);
end
$$;
comment on function private.mail_template_json is 'MailTemplate (contracts/companies/mail-template.ts); includes the author for those who may change it.';

create function public.get_mail_templates(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
    'messages', private.message_templates_json(company),
    'can_edit_messages', private.can_at_company(company, 'handle_applications'),
    'people', array(
      select jsonb_build_object(
        'application_id', a.id,
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'fields', private.message_fields(a, me.user_id))
      from public.applications a
      where a.company_id = company and a.candidate_id is not null
        and (sees_all or a.job_id in (select private.my_assigned_job_ids()))
        and private.can_move_application(a, me)
      order by a.applied_at desc, a.id desc limit 8));
end
$$;
comment on function public.get_mail_templates is
  'MailTemplates (contracts/companies/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, the team''s saved messages, and the last eight applicants the caller handles, for a preview. PT401, PT404.';

create function private.application_to_write_to(p_application_id uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if application.candidate_id is null or not private.can_move_application(application) then
    perform private.found_application(null);
  end if;
  return application;
end
$$;
comment on function private.application_to_write_to is 'An application the caller handles, whose candidate has an account. PT401, PT404.';

create function public.get_filled_template(p_application_id uuid, p_kind text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_write_to(p_application_id);
begin
  perform private.fail(422, 'invalid_input', 'This template doesn''t exist') where private.our_template(p_kind) is null;
  return private.fill_template(
    private.company_template(application.company_id, p_kind), private.template_fields(application, auth.uid()));
end
$$;
comment on function public.get_filled_template is 'The starting text of a message to an applicant, filled in. PT401, PT404, PT422.';

create function public.set_mail_template(
  p_kind text, p_body text default null, p_seen timestamptz default null, p_company_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  wanted text := nullif(private.trimmed(p_body), '');
  errors jsonb := private.field_errors(jsonb_build_object('kind', p_kind, 'body', p_body), array[
    private.rule('kind', 'choice', 20, 1, 'Choose a template', '{rejection,interview,offer}'), private.rule('body', 'text', 1500)]);
  stored private.company_mail_templates;
begin
  if not private.can_at_company(company, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Only administrators and managers of your company can change its templates');
  end if;
  if not errors ? 'body' and private.template_problem(wanted) is not null then
    errors := errors || jsonb_build_object('body', private.template_problem(wanted));
  end if;
  perform private.refuse_field_errors(errors);
  -- One at a time, even when there's no row to lock yet.
  perform from public.companies c where c.id = company for no key update;
  select * into stored from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
  -- Saving it again after a lost response changes nothing.
  if stored.body is distinct from wanted then
    -- An edit that began from our text also conflicts with a colleague's.
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
$$;
comment on function public.set_mail_template is
  'Saves a company''s own text, or goes back to ours if it is null; p_seen: changed_at of the version being edited, null for ours. Managing staff only. Returns MailTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, PT422 by field.';

grant execute on function public.get_mail_templates, public.get_filled_template, public.set_mail_template to authenticated;
