-- Invitations of all four kinds in one table, closed to clients.

create type public.invitation_type as enum ('admin_invitation', 'company_invitation', 'candidate');
create type public.invitation_status as enum ('pending', 'accepted', 'declined', 'revoked');

-- What its triggers do (invitations/triggers.sql), in order:
-- insert  before: ended_at is set.
-- update  before: ended_at and updated_at are set. After: notifications of an invitation that ended or was resent are removed.
-- delete  its notifications are removed.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  type public.invitation_type not null,
  email text not null check (private.is_email(email)),
  status public.invitation_status not null default 'pending',
  expires_at timestamptz not null default now() + interval '7 days',
  invited_by_admin_id uuid references auth.users (id) on delete set null,
  invited_by_user_id uuid references auth.users (id) on delete set null,
  company_id uuid references public.companies (id) on delete cascade,
  role public.staff_role,
  management_terms text check (private.is_text(management_terms, 5000)),
  candidate_data jsonb,
  company_data jsonb,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_employee boolean generated always as (coalesce(company_data ->> 'isEmployeeInvitation' = 'true', false)) stored,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,
  is_held boolean not null default false,
  paused_at timestamptz,
  constraint invitations_have_what_their_kind_needs check (
    case
      when type = 'admin_invitation' then company_id is null and role is null
      when type = 'candidate' then company_id is not null and candidate_data is not null and role is null
      when company_data ->> 'isEmployeeInvitation' = 'true'
        then company_id is not null and role in ('manager', 'recruiter', 'partner_recruiter')
      else company_id is null and role is null
    end
  ),
  constraint invitations_accepted_has_date check ((status = 'accepted') = (accepted_at is not null)),
  constraint invitations_ended_has_date check ((status = 'pending') = (ended_at is null))
);
comment on table public.invitations is 'Four kinds (private.invitation_kind). Only functions read or write it.';
comment on column public.invitations.sent_at is 'When it was last sent or resent.';
comment on column public.invitations.ended_at is 'When it was accepted, declined or revoked; set by a trigger, null while pending.';
comment on column public.invitations.is_held is 'An administrator revoked it: its company can''t invite this address until released.';
comment on column public.invitations.paused_at is 'When its clock stopped because its company isn''t live; or null.';
create index invitations_email_index on public.invitations (lower(email), status);
create index invitations_user_sender_index on public.invitations (invited_by_user_id) where invited_by_user_id is not null;
create index invitations_admin_sender_index on public.invitations (invited_by_admin_id) where invited_by_admin_id is not null;
create index invitations_accepted_by_index on public.invitations (accepted_by) where accepted_by is not null;
create index invitations_newest_index on public.invitations (sent_at desc, id desc);
create index invitations_company_newest_index on public.invitations (company_id, sent_at desc, id desc);

-- No policy and no grant: only procedures read or write them.
alter table public.invitations enable row level security;

create table private.invitation_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  invitation_id uuid not null references public.invitations (id) on delete cascade
);
comment on table private.invitation_tokens is
  'The links of an invitation, as SHA-256 of their tokens (128 bits or more from a CSPRNG): one for its sender, one for each delivery attempt. Tokens aren''t stored: they are created when handed out. Resending invalidates all existing ones.';
create index invitation_tokens_invitation_index on private.invitation_tokens (invitation_id);
alter table private.invitation_tokens enable row level security;
