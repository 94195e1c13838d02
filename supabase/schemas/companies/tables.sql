-- Companies, their staff, plans and partnerships.

create type public.staff_role as enum ('company_admin', 'subscription_admin', 'manager', 'recruiter', 'partner_recruiter');
create type public.subscription_tier as enum ('none', 'free_trial', 'basic', 'intermediate', 'pro');
create type public.subscription_status as enum ('active', 'past_due', 'canceled');

create type private.staff_act as enum (
  'edit_registration', 'edit_profile', 'manage_staff', 'assign_work', 'post_jobs', 'delete_jobs', 'handle_applications', 'handle_candidates',
  'read_company'
);
comment on type private.staff_act is 'What a staff role may allow at a company; private.staff_roles_for says which roles.';

create function private.are_hiring_steps(steps jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 6 and not exists (
    select from jsonb_array_elements(steps) as step
    where (
      jsonb_typeof(step) = 'object' and step - '{name,length,what}'::text[] = '{}'
      and jsonb_typeof(step -> 'name') = 'string' and private.is_line(step ->> 'name', 40, 1)
      and jsonb_typeof(step -> 'length') = 'string' and private.is_line(step ->> 'length', 40)
      and jsonb_typeof(step -> 'what') = 'string' and private.is_line(step ->> 'what', 120)
    ) is not true
  );
end
$$;
comment on function private.are_hiring_steps is 'True for HiringStep[] (contracts/companies/hiring.ts), six at most.';

create function private.benefits() returns text[]
language sql immutable parallel safe set search_path = ''
return '{paid_vacation,sick_days,paid_holidays,parental_leave,health_insurance,dental,vision,mental_health,retirement_match,
  yearly_raise_review,bonus,overtime_pay,child_care,adoption_help,care_leave,family_insurance,learning_budget,paid_certificates,
  conference_days,tuition_help,transit_pass,free_parking,meals,relocation_help}'::text[];
comment on function private.benefits is 'All benefits, in their order: contracts/companies/benefits.ts lists the same.';

create function private.are_company_pictures(pictures jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 6 and not exists (
    select from jsonb_array_elements(pictures) as picture
    where (
      jsonb_typeof(picture) = 'object' and picture - '{path,alt}'::text[] = '{}'
      and jsonb_typeof(picture -> 'path') = 'string' and char_length(picture ->> 'path') <= 200
      and jsonb_typeof(picture -> 'alt') = 'string' and private.is_line(picture ->> 'alt', 200, 1)
    ) is not true
  );
end
$$;
comment on function private.are_company_pictures is 'True for CompanyPicture[] (contracts/companies/pictures.ts), six at most.';

-- What a company's triggers do, in order. The only dependency: row triggers run before statement triggers.
-- insert  it is counted, published (jobs/triggers.sql), and added to the queues (administration/triggers.sql).
-- update  before: updated_at is set. After: a changed approval pauses or resumes its invitations, and changed ways of working recompute
--         matches; then it is published and queued, and its jobs are matched again.
-- delete  before: its assignments end, while its jobs still exist to be counted. After: it is counted.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null default 'New Company' check (private.is_line(name, 200, 2)),
  dba_name text check (private.is_line(dba_name, 200)),
  industry text not null default 'Technology' check (private.is_line(industry, 100, 2)),
  company_size text check (company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
  location text not null default 'United States' check (private.is_line(location, 200, 2)),
  website text check (private.is_http_url(website)),
  description text check (private.is_text(description, 10000)),
  logo_url text check (char_length(logo_url) <= 500),
  linkedin_url text check (private.is_http_url(linkedin_url)),
  twitter_url text check (private.is_http_url(twitter_url)),
  facebook_url text check (private.is_http_url(facebook_url)),
  instagram_url text check (private.is_http_url(instagram_url)),
  primary_contact_name text check (private.is_line(primary_contact_name, 200)),
  primary_contact_email text check (private.is_email(primary_contact_email)),
  primary_contact_phone text check (private.is_line(primary_contact_phone, 40)),
  primary_contact_alt_email text check (private.is_email(primary_contact_alt_email)),
  primary_contact_alt_phone text check (private.is_line(primary_contact_alt_phone, 40)),
  secondary_contact_name text check (private.is_line(secondary_contact_name, 200)),
  secondary_contact_email text check (private.is_email(secondary_contact_email)),
  secondary_contact_phone text check (private.is_line(secondary_contact_phone, 40)),
  secondary_contact_alt_email text check (private.is_email(secondary_contact_alt_email)),
  secondary_contact_alt_phone text check (private.is_line(secondary_contact_alt_phone, 40)),
  reg_street text check (private.is_line(reg_street, 200)),
  reg_unit text check (private.is_line(reg_unit, 50)),
  reg_city text check (private.is_line(reg_city, 100)),
  reg_state text check (private.is_line(reg_state, 100)),
  reg_zip_code text check (private.is_line(reg_zip_code, 20)),
  reg_country text check (private.is_line(reg_country, 100)),
  same_as_registered boolean not null default false,
  op_street text check (private.is_line(op_street, 200)),
  op_unit text check (private.is_line(op_unit, 50)),
  op_city text check (private.is_line(op_city, 100)),
  op_state text check (private.is_line(op_state, 100)),
  op_zip_code text check (private.is_line(op_zip_code, 20)),
  op_country text check (private.is_line(op_country, 100)),
  tax_id text check (private.is_line(tax_id, 50)),
  ein_document_url text check (char_length(ein_document_url) <= 500),
  tax_document_url text check (char_length(tax_document_url) <= 500),
  submitted_at timestamptz,
  is_approved boolean not null default false,
  approved_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text check (private.is_text(rejection_reason, 2000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  culture_values public.culture_value[] not null default '{}' check (private.are_culture_values(culture_values)),
  first_reply_hours integer check (first_reply_hours between 24 and 336),
  hiring_steps jsonb not null default '[]' check (private.are_hiring_steps(hiring_steps)),
  benefits text[] not null default '{}' check (benefits <@ private.benefits() and array_position(benefits, null) is null),
  pictures jsonb not null default '[]' check (private.are_company_pictures(pictures)),
  suspended_at timestamptz,
  constraint companies_approval_is_one_state check (
    (is_approved and approved_at is not null and rejected_at is null and rejection_reason is null)
    or (not is_approved and approved_at is null and (rejection_reason is null or rejected_at is not null))
  )
);
comment on table public.companies is 'Employers. Staff and admins read the row; others read get_company and search_jobs.';
comment on column public.companies.submitted_at is 'When the registration was last submitted for review; null means it is unfinished (created at sign-up as ''New Company'').';
comment on column public.companies.suspended_at is 'When an administrator suspended it (private.suspensions has the reason); null if it isn''t suspended.';
comment on column public.companies.culture_values is 'How the company works, in its own view: the last criterion of its jobs'' matches (RULES: Matching).';
comment on column public.companies.first_reply_hours is 'Hours within which its jobs promise a first reply, unless a job sets its own days (private.answer_days_of).';
comment on column public.companies.hiring_steps is 'HiringStep[] (contracts/companies/hiring.ts): how the company hires, shown on its jobs.';
comment on column public.companies.benefits is 'Values of private.benefits(), in its order: what the company offers in addition to pay.';
comment on column public.companies.pictures is 'CompanyPicture[] (contracts/companies/pictures.ts): paths in the public bucket company-pictures, with what each shows.';
comment on column public.companies.logo_url is 'Path in the public bucket company-logos.';
comment on column public.companies.ein_document_url is 'Path in the private bucket company-documents.';
comment on column public.companies.tax_document_url is 'Path in the private bucket company-documents.';
comment on column public.companies.approved_at is 'The approval date shown; updated_at changes with every edit.';
create index companies_created_at_index on public.companies (created_at desc, id desc);
create index companies_pending_index on public.companies (created_at desc) where not is_approved;
create index companies_user_id_index on public.companies (user_id);
create index companies_words_index on public.companies
  using gin (private.search_text(name || ' ' || industry || ' ' || location) extensions.gin_trgm_ops);

-- What its triggers do. A constraint checks at the end that the account is a company's:
-- update  before: clients can only change name and contact, and updated_at is set. After: a changed role is audited, and the person's
--         interviews are updated.
-- delete  the person is removed from upcoming interviews.
create table public.company_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  role public.staff_role not null,
  first_name text not null default '' check (private.is_line(first_name, 100)),
  last_name text not null default '' check (private.is_line(last_name, 100)),
  email text check (private.is_email(email)),
  phone text check (private.is_line(phone, 40)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_users_one_membership unique (user_id, company_id)
);
comment on table public.company_users is 'Who works for which company, and in which role. Read on every request (RULES: Staff).';
create index company_users_company_index on public.company_users (company_id, created_at desc);
create index company_users_called_index on public.company_users
  using gin (private.search_text(first_name || ' ' || last_name) extensions.gin_trgm_ops);

-- What its triggers do, in order:
-- insert  notifications of its end, and the company's invitations, are updated (plans/triggers.sql); then its jobs are published and matched.
-- update  before: updated_at is set. After: the same as on insert.
-- delete  its jobs are hidden.
create table public.company_subscriptions (
  company_id uuid primary key references public.companies (id) on delete cascade,
  tier public.subscription_tier not null default 'none',
  status public.subscription_status not null default 'active',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_plan_at timestamptz
);
create index company_subscriptions_end_index on public.company_subscriptions (expires_at) where tier <> 'none' and status = 'active';
comment on table public.company_subscriptions is 'One row per company, set by admins. No row means tier none, status active (RULES: Companies).';
comment on column public.company_subscriptions.first_plan_at is 'When the company got its first plan, unless that was undone; set by private.note_first_plan.';

create table public.company_relationships (
  id uuid primary key default gen_random_uuid(),
  company_a_id uuid not null references public.companies (id) on delete cascade,
  company_b_id uuid not null references public.companies (id) on delete cascade,
  can_share_jobs boolean not null default false,
  can_share_candidates boolean not null default false,
  created_at timestamptz not null default now(),
  constraint company_relationships_two_companies check (company_a_id <> company_b_id)
);
comment on table public.company_relationships is 'Partnerships between two companies, arranged by admins (RULES: Companies).';
create unique index company_relationships_one_per_pair
  on public.company_relationships (least(company_a_id, company_b_id), greatest(company_a_id, company_b_id));
create index company_relationships_b_index on public.company_relationships (company_b_id);
create index company_relationships_newest_index on public.company_relationships (created_at desc, id desc);
create index company_relationships_a_index on public.company_relationships (company_a_id);

create table private.company_queues (
  company_id uuid not null references public.companies (id) on delete cascade,
  queue text not null check (queue in ('waiting', 'changes', 'unfinished', 'rejected', 'approved')),
  place bigint not null,
  primary key (company_id, queue)
);
comment on table private.company_queues is 'The queues a company is in (private.company_standings), maintained by triggers.';
comment on column private.company_queues.place is 'Order in the queue, the smallest first: microseconds since 1970, negative where the newest is first.';
create index company_queues_place_index on private.company_queues (queue, place, company_id);
alter table private.company_queues enable row level security;

create table private.company_names (
  company_id uuid primary key references public.companies (id) on delete cascade,
  key text not null
);
comment on table private.company_names is 'private.name_key of every submitted company, maintained by the triggers of company_queues.';
create index company_names_key_index on private.company_names (key);
create index company_names_trigrams_index on private.company_names using gin (key extensions.gin_trgm_ops);
alter table private.company_names enable row level security;
