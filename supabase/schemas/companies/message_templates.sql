-- Messages a team saved to reuse in conversations and group messages.
-- SECURITY DEFINER: the table is closed to every client.

create table private.message_templates (
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  name text not null check (private.is_line(name, 60, 1)),
  body text not null check (body <> '' and private.is_text(body, 4000)),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
comment on table private.message_templates is 'Messages a team saved under a name, with fields in braces (RULES: Messages).';
create unique index message_templates_name_index on private.message_templates (company_id, lower(name));
create index message_templates_editor_index on private.message_templates (changed_by);
alter table private.message_templates enable row level security;

create function private.message_fields(application public.applications, of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.template_fields(application, of_user) || jsonb_build_object(
    'reply_by', private.day_in_words(application.answer_due::timestamp at time zone 'UTC'))
$$;
comment on function private.message_fields is 'MessageFields (contracts/companies/mail-template.ts): reply_by is null where no reply is due.';

create function private.message_problem(body text) returns text
language sql immutable parallel safe set search_path = ''
return private.template_problem(body, '{first_name,job_title,company_name,my_name,reply_by}');
comment on function private.message_problem is 'Why a message with fields can''t be saved or sent (it uses an unknown field); null if it can.';

create function private.message_template_json(kept private.message_templates) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', kept.id, 'name', kept.name, 'body', kept.body, 'changed_at', kept.changed_at,
    'changed_by', case when private.can_at_company(kept.company_id, 'handle_applications')
      then private.person_name(kept.changed_by, kept.company_id) end);
end
$$;
comment on function private.message_template_json is 'MessageTemplate (contracts/companies/mail-template.ts); who wrote it for those who may change it.';

create function private.message_templates_json(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.message_template_json(t) order by lower(t.name)), '[]')
    from private.message_templates t where t.company_id = of_company);
end
$$;
comment on function private.message_templates_json is 'A team''s saved messages, by name.';

create function public.get_message_templates(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_write_to(p_application_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name,
      'body', private.fill_template(t.body, private.message_fields(application, auth.uid()))) order by lower(t.name)), '[]')
    from private.message_templates t where t.company_id = application.company_id);
end
$$;
comment on function public.get_message_templates is
  'WrittenTemplate[] (contracts/companies/mail-template.ts): the team''s saved messages, filled in for an applicant the caller handles. PT401, PT404.';

create function private.editable_templates(of_company uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Only recruiters, managers and administrators of your company can change its templates');
  end if;
  -- One at a time, because names and their number are checked.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
end
$$;
comment on function private.editable_templates is 'The company, locked, if the caller may change its saved messages. PT403.';

create function public.save_message_template(
  p_id uuid, p_name text, p_body text, p_seen timestamptz default null, p_company_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.editable_templates((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted_body text := private.trimmed(p_body);
  errors jsonb := private.field_errors(
    jsonb_build_object('name', p_name, 'body', p_body), private.companies_rules('message_template'));
  stored private.message_templates;
begin
  if not errors ? 'body' and private.message_problem(wanted_body) is not null then
    errors := errors || jsonb_build_object('body', private.message_problem(wanted_body));
  end if;
  if not errors ? 'name' and exists (
    select from private.message_templates t where t.company_id = company and lower(t.name) = lower(wanted_name) and t.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a template with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into stored from private.message_templates t where t.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saving it again after a lost response changes nothing.
  if stored.name = wanted_name and stored.body = wanted_body then
    return private.message_template_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_templates', 'Your team has 50 templates. Delete one first')
    where (select count(*) >= 50 from private.message_templates t where t.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.message_template_json(stored));
  end if;
  insert into private.message_templates as t (id, company_id, name, body, changed_by, changed_at)
  values (p_id, company, wanted_name, wanted_body, auth.uid(), clock_timestamp())
  on conflict (id) do update set
    name = excluded.name, body = excluded.body, changed_by = excluded.changed_by, changed_at = excluded.changed_at
  where t.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.message_template_json(stored);
end
$$;
comment on function public.save_message_template is
  'Saves a message of the caller''s team, new or changed, under an id made up by the author''s browser; a deleted one is restored. p_seen: changed_at of the version being edited. Returns MessageTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, too_many_templates or id_taken, PT422 by field.';

create function public.delete_message_template(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_company uuid := (select t.company_id from private.message_templates t where t.id = p_id);
begin
  perform private.require_caller();
  -- Deleting it twice is fine, and tells strangers nothing.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_templates(of_company);
    delete from private.message_templates t where t.id = p_id;
  end if;
end
$$;
comment on function public.delete_message_template is
  'Deletes a saved message of the caller''s team; saving it again under its id restores it. Safe to repeat. PT401, PT403.';

grant execute on function public.get_message_templates, public.save_message_template, public.delete_message_template to authenticated;
