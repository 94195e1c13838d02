-- The audit log: what was done, by whom, to what.

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
  'Append-only: every admin action, every invitation sent, accepted or refused, every changed role, every staff removal, every job made or deleted (RULES: Administration). No foreign keys: entries outlive what they speak of.';
create index audit_log_created_at_index on public.audit_log (created_at desc, id desc);
create index audit_log_subject_index on public.audit_log (subject_type, subject_id);
create index audit_log_actor_index on public.audit_log (actor_id, action, created_at desc);
