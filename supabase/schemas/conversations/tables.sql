-- The conversation of an application: messages and files, read positions, notifications, blocks and reports.
-- Closed to every client except for the row that says there's something new.

create table public.conversations (
  application_id uuid primary key references public.applications (id) on delete cascade,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
comment on table public.conversations is
  'Signals news in an application''s conversation, interviews or offers: clients subscribe to this row, or poll it, and read what is new through procedures. It contains no messages.';
alter table public.conversations enable row level security;

create table private.application_messages (
  id uuid primary key,
  seq bigint generated always as identity unique,
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_side text not null check (author_side in ('candidate', 'company', 'manager')),
  author_name text not null check (private.is_line(author_name, 201)),
  company_id uuid references public.companies (id) on delete set null,
  company_name text check (private.is_line(company_name, 200)),
  body text not null check (private.is_text(body, 10000)),
  proposal_id uuid unique references private.interview_proposals (id) on delete cascade,
  offer_id uuid unique references private.offers (id) on delete cascade,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  removed_at timestamptz,
  constraint application_messages_of_company check ((author_side = 'candidate') = (company_name is null)),
  constraint application_messages_withdrawn check (withdrawn_at is null or body = ''),
  constraint application_messages_removed check (removed_at is null or withdrawn_at = removed_at)
);
comment on table private.application_messages is
  'Messages between both sides of an application (RULES: Conversations). The author''s browser makes up the id, so that a message sent twice is stored once. A withdrawn message keeps its place but not its text.';
comment on column private.application_messages.removed_at is 'When an administrator removed it because of a report; null if its author withdrew it.';
comment on column private.application_messages.author_name is 'The author''s name at that time, like the company''s: both stay when the author leaves.';
create index application_messages_application_index on private.application_messages (application_id, seq);
create index application_messages_author_index on private.application_messages (author_id, created_at);
create index application_messages_company_index on private.application_messages (company_id);
alter table private.application_messages enable row level security;

create table private.message_files (
  message_id uuid not null references private.application_messages (id) on delete cascade,
  path text not null,
  name text not null check (private.is_line(name, 200)),
  size integer not null check (size > 0),
  primary key (message_id, path)
);
comment on table private.message_files is 'Files sent with messages: paths in message_files and original names.';
create index message_files_path_index on private.message_files (path);
alter table private.message_files enable row level security;

create table private.conversation_reads (
  application_id uuid not null references public.applications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  read_seq bigint not null,
  primary key (application_id, user_id)
);
comment on table private.conversation_reads is 'How far someone has read a conversation.';
create index conversation_reads_user_index on private.conversation_reads (user_id);
alter table private.conversation_reads enable row level security;

create table private.message_notices (
  application_id uuid not null references public.applications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  from_seq bigint,
  mail_at timestamptz,
  mailed_at timestamptz,
  is_unread boolean not null default false,
  primary key (application_id, user_id)
);
comment on table private.message_notices is 'People notified about a conversation, with the first message and time of the pending email.';
comment on column private.message_notices.from_seq is 'The first message of the pending email; null if there is none.';
comment on column private.message_notices.is_unread is 'Whether this person has unread messages: counted by lists and the frame.';
create index message_notices_due_index on private.message_notices (mail_at) where mail_at is not null;
create index message_notices_user_index on private.message_notices (user_id);
create index message_notices_unread_index on private.message_notices (user_id) where is_unread;
alter table private.message_notices enable row level security;

create table private.conversation_blocks (
  application_id uuid not null references public.applications (id) on delete cascade,
  blocked_by text not null check (blocked_by in ('candidate', 'company')),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (application_id, blocked_by)
);
comment on table private.conversation_blocks is 'Blocks by one side: while one exists, no one can write (RULES: Conversations).';
create index conversation_blocks_user_index on private.conversation_blocks (user_id);
alter table private.conversation_blocks enable row level security;

create function private.message_report_reasons() returns text[]
language sql immutable parallel safe set search_path = ''
return '{harassment,fraud,spam,off_platform,other}'::text[];
comment on function private.message_report_reasons is 'What may be wrong with a message: messageReportReasons of the contracts, in the order they are shown.';

create table private.message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references private.application_messages (id) on delete cascade,
  reporter_id uuid references auth.users (id) on delete set null,
  reporter_side text not null check (reporter_side in ('candidate', 'company', 'manager')),
  reason text not null check (reason = any (private.message_report_reasons())),
  words text check (private.is_text(words, 1000)),
  said text not null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('removed', 'kept')),
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  constraint message_reports_once unique (message_id, reporter_side),
  constraint message_reports_decided check ((decision is null) = (decided_at is null))
);
comment on table private.message_reports is 'Messages reported by one side: the only ones administrators can read (RULES: Conversations).';
create index message_reports_waiting_index on private.message_reports (created_at) where decision is null;
create index message_reports_reporter_index on private.message_reports (reporter_id);
create index message_reports_decider_index on private.message_reports (decided_by);
alter table private.message_reports enable row level security;
