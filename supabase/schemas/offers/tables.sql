-- Offers and their responses. Closed to every client, like interviews.

create table private.offers (
  id uuid primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  made_by_name text not null check (private.is_line(made_by_name, 201)),
  salary numeric not null check (salary between 1 and 100000000),
  salary_period text not null check (salary_period in ('year', 'month', 'hour')),
  starts_on date not null,
  answer_by date not null,
  place text check (private.is_line(place, 200)),
  hours text check (private.is_line(hours, 200)),
  leave text check (private.is_line(leave, 200)),
  trial text check (private.is_line(trial, 200)),
  document text,
  document_name text check (private.is_line(document_name, 200)),
  document_size integer,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
  answered_at timestamptz,
  reason text check (reason in ('other_job', 'salary', 'terms', 'location', 'stays', 'other')),
  words text check (private.is_text(words, 1000)),
  created_at timestamptz not null default now(),
  shown_at timestamptz not null default now(),
  told_at timestamptz,
  constraint offers_salary_amount check (private.is_amount(salary, salary_period)),
  constraint offers_document check (num_nonnulls(document, document_name, document_size) in (0, 3)),
  constraint offers_open_unanswered check ((state = 'open') = (answered_at is null))
);
comment on table private.offers is 'Offers, read the same by both sides (RULES: Offers). The author''s browser makes up the id; the message refers to it.';
comment on column private.offers.salary is 'In the installation''s currency, before tax, per salary_period: two decimals per hour, otherwise whole.';
comment on column private.offers.answer_by is 'The last day on which it can be accepted; it expires when that day is over (RULES: Days).';
comment on column private.offers.document is 'A path in the private bucket message_files, in the folder of the application.';
comment on column private.offers.reason is 'Why it was declined, if the candidate gave a reason.';
comment on column private.offers.words is 'A note from the candidate who declined it, or the company that withdrew it.';
comment on column private.offers.shown_at is 'When the candidate could see it: once the move can''t be undone. An offer that ends before is deleted.';
create unique index offers_one_open on private.offers (application_id) where state = 'open';
create unique index offers_one_accepted on private.offers (application_id) where state = 'accepted';
create index offers_application_index on private.offers (application_id, created_at);
create index offers_due_index on private.offers (answer_by) where state = 'open';
create index offers_untold_index on private.offers (shown_at) where told_at is null and state = 'open';
create index offers_author_index on private.offers (made_by);
create index offers_document_index on private.offers (document) where document is not null;
alter table private.offers enable row level security;

create table private.hire_answers (
  application_id uuid primary key references public.applications (id) on delete cascade,
  answered_by uuid references auth.users (id) on delete set null,
  answered_at timestamptz not null default now()
);
comment on table private.hire_answers is 'Hires after which the company decided about the job and the other applicants (RULES: Offers).';
create index hire_answers_person_index on private.hire_answers (answered_by);
alter table private.hire_answers enable row level security;
