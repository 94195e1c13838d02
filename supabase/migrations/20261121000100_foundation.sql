-- Foundation: the private schema, errors fit to show, input checks and the append-only audit log.
-- Everything here is used by the domains that follow; nothing here is reachable through the API.

create schema if not exists private;
comment on schema private is 'Helpers and SECURITY DEFINER functions. Not exposed by the API.';
-- Policies and check constraints run as the caller, so the caller must be able to see the schema.
grant usage on schema private to anon, authenticated, service_role;

-- PUBLIC keeps EXECUTE on new functions unless it is taken away role-wide; every function is then granted by name.
alter default privileges revoke execute on functions from public;
-- Hosted projects may grant everything on new objects to the API roles; start from nothing in both regimes.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.fail(status integer, code text, message text, extra jsonb default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || status,
    message = message,
    hint = code,
    detail = coalesce(extra, '{}'::jsonb)::text;
end
$$;
comment on function private.fail(integer, text, text, jsonb) is
  'Ends the transaction with an HTTP status (401, 403, 404, 409, 422, 429), a machine code (HINT), a text fit to show and extra fields as JSON (DETAIL).';
grant execute on function private.fail(integer, text, text, jsonb) to anon, authenticated, service_role;

-- ── Input checks (used by CHECK constraints, so IMMUTABLE and callable by every API role) ─────────────────────────

create function private.is_email(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$' and char_length(value) <= 320;
comment on function private.is_email(text) is 'True for the shape of one e-mail address, at most 320 characters. The local part may hold an apostrophe (o''brien): the auth service takes such addresses, and a profile must hold them.';

create function private.is_http_url(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~* '^https?://[^\s/?#<>"]+[^\s<>"]*$' and char_length(value) <= 500;
comment on function private.is_http_url(text) is 'True for an http(s) URL of at most 500 characters: the only URLs that may become links (DESIGN §8).';

create function private.are_short_texts(items text[], max_items integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = ''
return items is not null
  and coalesce(array_ndims(items), 1) = 1
  and cardinality(items) <= max_items
  and not exists (
    select 1 from unnest(items) as item
    where item is null or item <> btrim(item) or char_length(item) not between 1 and max_length
  );
comment on function private.are_short_texts(text[], integer, integer) is
  'True for a list of at most max_items trimmed, non-empty texts of at most max_length characters each.';

create function private.skill_key(skill text) returns text
language sql immutable parallel safe set search_path = ''
return lower(regexp_replace(skill, '\s+', '', 'g'));
comment on function private.skill_key(text) is 'The form in which skills are compared: without case and white space (DESIGN §3).';

create function private.skill_keys(skills text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return (select coalesce(array_agg(distinct private.skill_key(skill) order by private.skill_key(skill)), '{}') from unnest(skills) as skill);
comment on function private.skill_keys(text[]) is 'Distinct comparison keys of a list of skills.';

grant execute on function
  private.is_email(text), private.is_http_url(text), private.are_short_texts(text[], integer, integer),
  private.skill_key(text), private.skill_keys(text[])
to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at() is 'Row trigger: keeps updated_at.';

-- ── Audit log ─────────────────────────────────────────────────────────────────────────────────────────────────

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 100),
  subject_type text not null check (char_length(subject_type) between 1 and 50),
  subject_id uuid,
  company_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.audit_log is
  'Append-only: every admin action, every invitation sent, accepted or refused, every staff removal (DESIGN §3). No foreign keys: entries outlive what they speak of.';
create index audit_log_created_at_index on public.audit_log (created_at desc, id desc);
create index audit_log_subject_index on public.audit_log (subject_type, subject_id);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(403, 'append_only', 'This record cannot be changed.');
  return null;
end
$$;
comment on function private.refuse_change() is 'Statement trigger for append-only tables.';
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.audit(action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
  values (auth.uid(), action, subject_type, subject_id, company_id, coalesce(details, '{}'));
end;
comment on function private.audit(text, text, uuid, uuid, jsonb) is
  'Writes one audit entry with the caller as actor. Called from SECURITY DEFINER functions only: no API role may execute it.';
