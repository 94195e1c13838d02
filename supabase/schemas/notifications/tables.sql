-- Notifications in the app, and email through an outbox.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in (
    'company_invitation', 'application_received', 'application_status', 'application_withdrawn',
    'company_approved', 'company_rejected', 'subscription_changed', 'job_assigned', 'candidate_assigned', 'role_changed', 'admin_joined',
    'partnership_changed', 'shown_to_partner', 'put_forward', 'put_forward_answered', 'registration_unfinished',
    'application_assigned', 'mentioned', 'answer_due', 'management_ended', 'job_reported', 'job_taken_offline', 'job_report_answered',
    'candidate_left', 'message_received', 'interview_proposed', 'interview_changed', 'interview_reminder', 'offer_made', 'offer_ended',
    'applicant_message', 'interview_answered', 'interview_soon', 'offer_answered', 'message_reported', 'message_report_answered',
    'message_removed', 'invitation_released', 'plan_requested', 'plan_full', 'company_warned'
  )),
  title text not null check (char_length(title) between 1 and 200),
  message text not null check (char_length(message) <= 1000),
  is_read boolean not null default false,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'In-app messages, written by the transaction that causes them. Read and deleted by their owner; marked read by mark_notification_read.';
comment on column public.notifications.data is 'Ids the screen uses for links (application_id, job_id, company_id), ended_id of an application merged into that one, for company_invitation company_name and management_terms, and for invitation_released invitation_kind.';
create index notifications_user_index on public.notifications (user_id, created_at desc, id desc);
-- For revoke_invitation, which removes a notification without knowing its owner.
create index notifications_invitation_index on public.notifications ((data ->> 'invitation_id')) where type = 'company_invitation';

create index notifications_age_index on public.notifications using brin (created_at);
-- Deleted accounts are removed from other people's notifications.
create index notifications_about_index on public.notifications ((coalesce(data ->> 'application_id', data ->> 'candidate_id')))
  where coalesce(data ->> 'application_id', data ->> 'candidate_id') is not null;

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (char_length(template) between 1 and 60),
  to_email text not null check (private.is_email(to_email)),
  data jsonb not null default '{}',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '3 days',
  failed_at timestamptz,
  claimed_at timestamptz,
  company_id uuid
);
comment on table public.email_outbox is
  'Every email is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with backoff, and shown to administrators after three days (RULES: Messages).';
comment on column public.email_outbox.template is 'Name of a template in functions/_shared/email; data is its data.';
comment on column public.email_outbox.next_attempt_at is 'Also the lease: claiming an email moves it ahead, so that a crashed delivery is retried.';
comment on column public.email_outbox.give_up_at is 'No attempts after this time; an administrator''s retry extends it.';
comment on column public.email_outbox.company_id is 'For email to a company''s team: administrators see it with the company. No foreign key, so that writing it doesn''t lock the company.';
comment on column public.email_outbox.claimed_at is 'When its delivery started, or null; only valid until the lease ends.';
create index email_outbox_company_index on public.email_outbox (company_id, created_at desc, id desc) where company_id is not null;
create index email_outbox_due_index on public.email_outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index email_outbox_address_index on public.email_outbox (lower(to_email));
create index email_outbox_invitation_index on public.email_outbox ((data ->> 'invitation_id')) where sent_at is null;
create index email_outbox_undelivered_index on public.email_outbox (created_at desc, id desc) where sent_at is null;
