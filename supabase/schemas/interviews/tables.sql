-- Interview times: proposals, and the interview that a chosen time becomes.
-- Closed to every client: conversations/rights.sql has one predicate per right, which procedures check once.

create table private.interviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 15 and 480),
  place_kind text not null check (place_kind in ('video', 'phone', 'in_person')),
  place text not null check (private.is_line(place, 500)),
  time_zone text not null check (private.is_line(time_zone, 64)),
  state text not null default 'confirmed' check (state in ('confirmed', 'cancelled')),
  sequence integer not null default 0 check (sequence >= 0),
  reason text check (private.is_text(reason, 1000)),
  changed_by text check (changed_by in ('candidate', 'company')),
  move_asked text check (private.is_text(move_asked, 1000)),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reminded_a_day_before boolean not null default false,
  reminded_an_hour_before boolean not null default false,
  needs_scorecards boolean not null default true
);
comment on table private.interviews is 'Confirmed and canceled interviews. The id is the UID of the calendar entry; past ones were held.';
comment on column private.interviews.place is 'A video link, phone number or address, depending on place_kind.';
comment on column private.interviews.time_zone is 'IANA name of the zone in which it was proposed: shown to people who chose no other.';
comment on column private.interviews.sequence is 'Number of changes to it or its participants: the SEQUENCE of the calendar entry (RFC 5545), so that calendars accept the newer one.';
comment on column private.interviews.move_asked is 'The candidate''s note asking for another time; null if there is none, and once it was moved.';
comment on column private.interviews.needs_scorecards is 'False once every scorecard is submitted, or someone marked them as not needed.';
create index interviews_application_index on private.interviews (application_id, starts_at);
create index interviews_to_come_index on private.interviews (starts_at) where state = 'confirmed';
create index interviews_to_score_index on private.interviews (starts_at) where state = 'confirmed' and needs_scorecards;
alter table private.interviews enable row level security;

create table private.interview_proposals (
  id uuid primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  interview_id uuid references private.interviews (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  made_by_name text not null check (private.is_line(made_by_name, 201)),
  minutes smallint not null check (minutes between 15 and 480),
  place_kind text not null check (place_kind in ('video', 'phone', 'in_person')),
  place text not null check (private.is_line(place, 500)),
  time_zone text not null check (private.is_line(time_zone, 64)),
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  state text not null default 'open' check (state in ('open', 'picked', 'declined', 'withdrawn', 'ended')),
  picked timestamptz,
  note text check (private.is_text(note, 1000)),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint interview_proposals_picked check ((state = 'picked') = (picked is not null)),
  constraint interview_proposals_picked_one check (picked is null or picked = any (slots))
);
comment on table private.interview_proposals is
  'Up to five times proposed for one interview, of which the candidate picks one or none (RULES: Interviews). The author''s browser makes up the id, so that sending twice is one proposal. Its message refers to it.';
comment on column private.interview_proposals.interview_id is 'For a proposal to move: the interview. For a picked one: the interview it created or moved.';
comment on column private.interview_proposals.slots is 'Start times, earliest first; each can be picked until two hours before.';
-- When two are sent at the same time, one is refused: the candidate answers one at a time.
create unique index interview_proposals_one_open on private.interview_proposals (application_id) where state = 'open';
create index interview_proposals_application_index on private.interview_proposals (application_id, created_at);
create index interview_proposals_interview_index on private.interview_proposals (interview_id);
create index interview_proposals_author_index on private.interview_proposals (made_by);
alter table private.interview_proposals enable row level security;

create table private.interview_people (
  proposal_id uuid not null references private.interview_proposals (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (proposal_id, user_id)
);
comment on table private.interview_people is 'Participating colleagues of a proposal, and so of the interview it last created or moved.';
create index interview_people_user_index on private.interview_people (user_id);
alter table private.interview_people enable row level security;

create table private.interview_calendars (
  interview_id uuid not null references private.interviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_mailed boolean not null,
  primary key (interview_id, user_id)
);
comment on table private.interview_calendars is 'Colleagues whose calendars contain an interview, so that people who leave it get a cancellation.';
create index interview_calendars_user_index on private.interview_calendars (user_id);
alter table private.interview_calendars enable row level security;

create table private.interview_changes (
  id bigint generated always as identity primary key,
  interview_id uuid not null references private.interviews (id) on delete cascade,
  what text not null check (what in ('moved', 'cancelled')),
  starts_at timestamptz not null,
  reason text check (private.is_text(reason, 1000)),
  changed_by text check (changed_by in ('candidate', 'company')),
  changed_at timestamptz not null default now()
);
comment on table private.interview_changes is 'Moves and cancellation of an interview, as both sides read them.';
create index interview_changes_interview_index on private.interview_changes (interview_id, id);
alter table private.interview_changes enable row level security;

create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null default now(),
  reads integer not null default 0,
  counted_from timestamptz not null default now()
);
comment on table private.calendar_feeds is 'Calendars that can be read at a secret address, stored as a hash.';
comment on column private.calendar_feeds.reads is 'Number of reads since counted_from, limited per hour.';
alter table private.calendar_feeds enable row level security;

create table private.time_zones (
  user_id uuid primary key references auth.users (id) on delete cascade,
  zone text not null check (private.is_line(zone, 64))
);
comment on table private.time_zones is 'The IANA name of the zone in which someone reads times: their browser''s, or the one they chose.';
alter table private.time_zones enable row level security;

create table private.interview_criteria (
  job_id uuid not null references public.jobs (id) on delete cascade,
  place smallint not null check (place between 1 and 8),
  name text not null check (private.is_line(name, 200)),
  primary key (job_id, place)
);
comment on table private.interview_criteria is 'Interview criteria of a job, up to eight, taken from its requirements (RULES: Scorecards).';
alter table private.interview_criteria enable row level security;

create table private.scorecards (
  id uuid primary key,
  interview_id uuid not null references private.interviews (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (private.is_line(author_name, 201)),
  marks jsonb not null,
  words text check (private.is_text(words, 5000)),
  sent_at timestamptz not null default now(),
  recommendation text check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  edited_at timestamptz,
  constraint scorecards_one_per_author unique (interview_id, author_id)
);
comment on table private.scorecards is 'An interviewer''s assessment. Others can read it after submitting their own; its author can edit it until someone decides (RULES: Scorecards).';
comment on column private.scorecards.marks is '[{criterion, mark, words}]: yes, partly, no or not_assessed, with the criterion''s name at that time. words: only in older ones.';
comment on column private.scorecards.recommendation is 'Null in scorecards from before it existed.';
create index scorecards_author_index on private.scorecards (author_id);
alter table private.scorecards enable row level security;

create table private.scorecard_drafts (
  interview_id uuid not null references private.interviews (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  marks jsonb not null,
  recommendation text,
  words text,
  saved_at timestamptz not null default now(),
  primary key (interview_id, author_id)
);
comment on table private.scorecard_drafts is 'A scorecard as typed so far. Only its author can read it; submitting deletes it.';
create index scorecard_drafts_author_index on private.scorecard_drafts (author_id);
alter table private.scorecard_drafts enable row level security;
