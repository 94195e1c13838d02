-- Reading and changing the settings. SECURITY DEFINER: their tables are closed to every client.

create function private.admin_email_ids(of_kind text) returns jsonb
language sql stable set search_path = ''
as $$
  with chosen as (
    select p.id from private.admin_email_recipients r join public.profiles p on p.id = r.user_id and p.role = 'admin' where r.kind = of_kind
  ), has_support as (
    select exists (select from private.admin_email_recipients r where r.kind = of_kind and r.user_id is null)
      and private.setting('supportEmail') is not null as holds
  )
  select to_jsonb(array(
      select p.id::text from public.profiles p
      where p.role = 'admin' and (p.id in (select c.id from chosen c) or not exists (select from chosen) and not h.holds)
      order by p.created_at, p.id)
    || case when h.holds then '{support}'::text[] else '{}' end)
  from has_support h
$$;
comment on function private.admin_email_ids is 'One list of AdminEmails (contracts/administration/settings.ts): who gets this kind now.';

create function private.settings_version() returns timestamptz
language sql stable set search_path = ''
as $$ select coalesce(max(s.changed_at), '-infinity') from private.settings s $$;
comment on function private.settings_version is 'When the settings were last changed.';

create function private.settings_json() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(rule.key, case
      when rule.key = 'trialDays' then to_jsonb(private.trial_days())
      when rule.kind = 'whole' then to_jsonb(private.retention(rule.key))
      else coalesce(to_jsonb(private.setting(rule.key)), 'null')
    end)
    from unnest(private.administration_rules('settings')) as rule
  ) || jsonb_build_object(
    'announcement', private.announcement_json(),
    'emails', (select jsonb_object_agg(kind, private.admin_email_ids(kind)) from unnest(private.admin_email_kinds()) as kind),
    'administrators', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', coalesce(private.person_name(p.id), p.email)) order by p.created_at, p.id)
      from public.profiles p where p.role = 'admin'),
    'changed_at', private.settings_version(),
    'changed_by', (
      select coalesce(private.person_name(p.id), p.email)
      from private.settings s join public.profiles p on p.id = s.changed_by order by s.changed_at desc limit 1));
end
$$;
comment on function private.settings_json is 'Settings of contracts/administration/settings.ts.';

create function public.get_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.settings_json();
end
$$;
comment on function public.get_settings is 'Settings (contracts/administration/settings.ts). PT401, PT403 for non-administrators.';

create function public.get_site_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'operatorName', private.setting('operatorName'),
    'operatorAddress', private.operator_address(),
    'supportEmail', private.setting('supportEmail'),
    'announcement', private.announcement_json(),
    'retention', (
      select jsonb_object_agg(rule.key, private.retention(rule.key))
      from unnest(private.administration_rules('settings')) as rule where rule.kind = 'whole' and rule.key <> 'trialDays'));
end
$$;
comment on function public.get_site_settings is 'SiteSettings (contracts/administration/settings.ts), for anyone, signed in or not.';

-- ── Changing them ─────────────────────────────────────────────────────────────────────────────────────────────

create function private.announcement_errors(given jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(given, private.administration_rules('announcement'));
  link text := coalesce(private.trimmed(given ->> 'link'), '');
  words text := coalesce(private.trimmed(given ->> 'linkWords'), '');
  ends_at timestamptz := case when pg_input_is_valid(given ->> 'endsAt', 'timestamptz') then given ->> 'endsAt' end;
begin
  return errors || case
      when ends_at is null then '{"endsAt": "Choose when it ends"}'
      when ends_at <= now() then '{"endsAt": "Choose a time that hasn''t passed"}'
      when ends_at > now() + interval '30 days' then '{"endsAt": "An announcement ends within 30 days"}'
      else '{}'
    end::jsonb || case
      when link <> '' and words = '' then '{"linkWords": "Enter the link text"}'
      when link = '' and words <> '' then '{"link": "Enter where the link goes"}'
      when link <> '' and not (link ~ '^/([^\s/\\<>"][^\s\\<>"]*)?$' or private.is_http_url(link)) then
        '{"link": "Enter a page of this site, such as /help, or a web address"}'
      else '{}'
    end::jsonb;
end
$$;
comment on function private.announcement_errors is 'Errors of an announcement, field to message.';

create function private.set_setting(of_key text, to_value jsonb, from_value jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.settings (key, value, changed_at, changed_by) values (of_key, to_value, clock_timestamp(), auth.uid())
  on conflict (key) do update set (value, changed_at, changed_by) = (excluded.value, excluded.changed_at, excluded.changed_by);
  perform private.audit('settings.changed', 'settings', null, null, jsonb_build_object('setting', of_key, 'from', from_value, 'to', to_value))
  where of_key <> 'emails';
end
$$;
comment on function private.set_setting is 'Stores a setting and audits it; email recipients have separate entries.';

create function private.set_admin_emails(of_kind text, wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  before text[] := array(select jsonb_array_elements_text(private.admin_email_ids(of_kind)));
  ids text[] := array(select jsonb_array_elements_text(wanted) as id);
begin
  delete from private.admin_email_recipients r where r.kind = of_kind;
  insert into private.admin_email_recipients (kind, user_id)
  select of_kind, nullif(id, 'support')::uuid from unnest(ids) as id;
  perform private.audit(
    case when id = any (ids) then 'settings.email_turned_on' else 'settings.email_turned_off' end,
    case id when 'support' then 'settings' else 'profile' end, nullif(id, 'support')::uuid, null, jsonb_build_object('kind', of_kind))
  from unnest(before || ids) as id
  where (id = any (before)) <> (id = any (ids));
end
$$;
comment on function private.set_admin_emails is 'Sets who gets a kind of email, with an audit entry for each added or removed recipient.';

create function private.admin_email_errors(wanted jsonb, support_email text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := '{}';
  of_kind text;
begin
  if jsonb_typeof(wanted) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for of_kind in select jsonb_object_keys(wanted) loop
    if of_kind <> all (private.admin_email_kinds()) or jsonb_typeof(wanted -> of_kind) <> 'array' then
      perform private.fail(422, 'invalid_input', 'Please check the form and try again');
    elsif wanted -> of_kind = '[]' then
      errors := errors || jsonb_build_object('emails.' || of_kind, 'Choose at least one person');
    elsif exists (
      select from jsonb_array_elements_text(wanted -> of_kind) as id
      where id <> all (array(select p.id::text from public.profiles p where p.role = 'admin')) and (id <> 'support' or support_email is null)
    ) then
      errors := errors || jsonb_build_object('emails.' || of_kind, 'Choose administrators, or the support address once it is set');
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.admin_email_errors is 'Errors of lists of recipients, field to message. PT422 for an unknown kind.';

create function public.save_settings(p_changes jsonb, p_seen timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rules private.rule[] := private.administration_rules('settings');
  announcement jsonb := private.object_at(p_changes, 'announcement');
  emails jsonb := private.object_at(p_changes, 'emails');
  before jsonb;
  changes jsonb;
  of_key text;
begin
  perform private.require_admin();
  -- One at a time, so that each sees what the others saved.
  lock table private.settings in share row exclusive mode;
  before := private.settings_json();
  perform private.refuse_outdated(private.settings_version(), p_seen, before);
  perform private.refuse_field_errors(
    private.field_errors(p_changes, rules, false)
    || private.home_errors(p_changes || '{"country": null}', 'zipCode', 'country', 'postal_code')
    || case when announcement <> '{}' then private.prefix_keys(private.announcement_errors(announcement), 'announcement.') else '{}' end);
  changes := private.clean_fields(p_changes, rules);
  perform private.refuse_field_errors(private.admin_email_errors(emails, (before || changes) ->> 'supportEmail'));
  if p_changes ? 'announcement' then
    changes := changes || jsonb_build_object('announcement', case when announcement <> '{}' then
      private.clean_fields(announcement, private.administration_rules('announcement'))
      || jsonb_build_object('endsAt', (announcement ->> 'endsAt')::timestamptz) end);
  end if;
  for of_key in select key from jsonb_each(changes) as change where change.value <> before -> change.key loop
    perform private.set_setting(of_key, changes -> of_key, before -> of_key);
  end loop;
  for of_key in select key from jsonb_each(emails) loop
    perform private.set_admin_emails(of_key, emails -> of_key);
    perform private.set_setting('emails', 'null', 'null');
  end loop;
  return private.settings_json();
end
$$;
comment on function public.save_settings is
  'Saves SettingsChanges (contracts/administration/settings.ts), all or none, and returns Settings. p_seen: changed_at of the version being edited. PT401, PT403 for non-administrators, PT409 edit_conflict with {"current": Settings}, PT422 by field.';

create function public.count_expiring(p_days jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.refuse_field_errors(private.field_errors(p_days, private.administration_rules('settings'), false));
  return (
    select coalesce(jsonb_object_agg(key, private.expiring(key, value::integer)), '{}')
    from jsonb_each_text(p_days) where private.retention(key) > value::integer);
end
$$;
comment on function public.count_expiring is
  'How many rows tonight''s run would delete under each retention in p_days (RetentionSetting to days) that is shorter than the current one: at most 10,000 each. PT401, PT403 for non-administrators, PT422 by field.';

grant execute on function public.get_site_settings to anon, authenticated;
grant execute on function public.get_settings, public.save_settings, public.count_expiring to authenticated;
