-- A company's own words for what it often writes, beside ours.

create table private.company_mail_templates (
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('rejection', 'interview', 'offer')),
  body text not null check (body <> '' and private.is_text(body, 2000)),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (company_id, kind)
);
comment on table private.company_mail_templates is
  'What a company writes instead of our words, with fields in braces that are filled in for each person (RULES: Messages). Without a row ours stand.';
create index company_mail_templates_editor_index on private.company_mail_templates (changed_by);
alter table private.company_mail_templates enable row level security;
revoke all on private.company_mail_templates from anon, authenticated, service_role;
