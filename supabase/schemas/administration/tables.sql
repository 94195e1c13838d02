-- The audit log: what was done, by whom, to what.

create function private.audit_kind(action text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when action = 'company.edited' then 'edits'
  else case split_part(action, '.', 1)
    when 'company' then 'approvals'
    when 'invitation' then 'invitations'
    when 'subscription' then 'plans'
    when 'partnership' then 'partnerships'
    when 'staff' then 'team'
    when 'file' then 'documents'
    when 'job' then 'jobs'
    when 'email' then 'mail'
    when 'skill' then 'skills'
    when 'message' then 'conversations'
    when 'interview' then 'conversations'
    when 'settings' then 'settings'
    else 'accounts'
  end
end;
comment on function private.audit_kind is 'AuditKind of the contracts. Stored in audit_log.kind: rewrite that column after changing it.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 100),
  subject_type text not null check (char_length(subject_type) between 1 and 50),
  subject_id uuid,
  company_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  kind text not null generated always as (private.audit_kind(action)) stored
);
comment on table public.audit_log is 'Append-only (RULES: Administration). No foreign keys: entries outlive what they mention.';
create index audit_log_created_at_index on public.audit_log (created_at desc, id desc);
create index audit_log_subject_index on public.audit_log (subject_type, subject_id);
create index audit_log_actor_index on public.audit_log (actor_id, action, created_at desc);
create index audit_log_kind_index on public.audit_log (kind, created_at desc, id desc);
create index audit_log_actor_newest_index on public.audit_log (actor_id, created_at desc, id desc);

-- Administrators read it through procedures.
alter table public.audit_log enable row level security;
grant select on public.audit_log to service_role;

create function private.audit_about(entry public.audit_log) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_remove(array[
    entry.actor_id::text, entry.subject_id::text, entry.company_id::text, entry.details ->> 'user_id', entry.details ->> 'successor',
    entry.details ->> 'company_a_id', entry.details ->> 'company_b_id'
  ], null);
end
$$;
comment on function private.audit_about is 'The ids an entry mentions, for the index: rebuild it after changing this function.';
create index audit_log_about_index on public.audit_log using gin (private.audit_about(audit_log));

create function private.audit_names(details jsonb) returns text
language sql immutable parallel safe
return coalesce(details ->> 'name', '') || ' ' || coalesce(details ->> 'email', '') || ' ' || coalesce(details ->> 'to_email', '');
comment on function private.audit_names is 'Names stored in the entry itself: recipients of emails and people who no longer have an account.';
create index audit_log_names_index on public.audit_log using gin (private.search_text(private.audit_names(details)) extensions.gin_trgm_ops)
  where details ?| array['name', 'email', 'to_email'];
