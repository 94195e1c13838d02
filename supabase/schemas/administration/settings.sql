-- Settings that administrators can change. A setting without a row is unset or has its default.

create table private.settings (
  key text primary key check (char_length(key) between 1 and 50),
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references public.profiles (id) on delete set null
);
comment on table private.settings is
  'One row per setting that was ever changed (Settings in contracts/administration/settings.ts); null once cleared. The key emails only records when recipients changed.';
create index settings_changed_by_index on private.settings (changed_by);

create function private.admin_email_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
return '{reports,messages,health}'::text[];
comment on function private.admin_email_kinds is 'Emails to administrators: adminEmailKinds of the contracts, in the order they are shown.';

create table private.admin_email_recipients (
  kind text not null check (kind = any (private.admin_email_kinds())),
  user_id uuid references public.profiles (id) on delete cascade,
  constraint admin_email_recipients_once unique nulls not distinct (kind, user_id)
);
comment on table private.admin_email_recipients is 'Which recipients get which email to administrators. Without rows for a kind, every administrator gets it.';
comment on column private.admin_email_recipients.user_id is 'Null: the support address.';
create index admin_email_recipients_user_index on private.admin_email_recipients (user_id);

alter table private.settings enable row level security;
alter table private.admin_email_recipients enable row level security;

create function private.setting(of_key text) returns text
language sql stable set search_path = ''
as $$ select s.value #>> '{}' from private.settings s where s.key = of_key $$;
comment on function private.setting is 'A setting as text; null while it is unset or has its default.';

create function private.trial_days() returns integer
language sql stable set search_path = ''
return coalesce(private.setting('trialDays')::integer, 30);
comment on function private.trial_days is 'Length in days of free trials given from now on.';

create function private.operator_address() returns text
language sql stable set search_path = ''
return nullif(concat_ws(', ',
  private.setting('street'), private.setting('city'), nullif(concat_ws(' ', private.setting('state'), private.setting('zipCode')), '')), '');
comment on function private.operator_address is 'The operator''s postal address in one line, or null.';

create function private.operator_line() returns text
language sql stable set search_path = ''
return nullif(concat_ws(', ', private.setting('operatorName'), private.operator_address()), '');
comment on function private.operator_line is 'The operator and their address, for the end of every email, or null.';

create function private.announcement_json() returns jsonb
language sql stable set search_path = ''
as $$ select s.value from private.settings s where s.key = 'announcement' and (s.value ->> 'endsAt')::timestamptz > now() $$;
comment on function private.announcement_json is 'Announcement (contracts/administration/settings.ts) until it ends, then null.';

create function private.admin_emails(of_kind text) returns setof text
language sql stable set search_path = ''
as $$
  with chosen as (
    select case when r.user_id is null then private.setting('supportEmail') else p.email end as email
    from private.admin_email_recipients r left join public.profiles p on p.id = r.user_id and p.role = 'admin'
    where r.kind = of_kind
  )
  select c.email from chosen c where c.email is not null
  union
  select p.email from public.profiles p
  where p.role = 'admin' and not exists (select from chosen c where c.email is not null)
$$;
comment on function private.admin_emails is
  'Addresses that get this kind of email to administrators. All administrators if the chosen ones are gone, so that no email goes unread.';
