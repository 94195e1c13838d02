-- The schema private, and what a new object grants to whom: nothing.

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

-- What every domain uses: errors fit to show, checks of a value, lists and pages, and the trigger functions of more than one table.

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

-- ── Checks of a value (used by CHECK constraints, so IMMUTABLE and callable by every API role) ────────────────

create function private.is_email(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$' and char_length(value) <= 320;
comment on function private.is_email(text) is 'True for the shape of one e-mail address, at most 320 characters. The local part may hold an apostrophe (o''brien): the auth service takes such addresses, and a profile must hold them.';

create function private.is_http_url(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~* '^https?://[^\s/?#<>"]+[^\s<>"]*$' and char_length(value) <= 500;
comment on function private.is_http_url(text) is 'True for an http(s) URL of at most 500 characters: the only URLs that may become links (RULES: Interface).';

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

-- ── Texts and lists of texts ──────────────────────────────────────────────────────────────────────────────────

create function private.trimmed(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(value, '^\s+|\s+$', '', 'g');
comment on function private.trimmed(text) is 'Without white space, line breaks included, at both ends.';

create function private.skill_key(skill text) returns text
language sql immutable parallel safe set search_path = ''
return lower(regexp_replace(skill, '\s+', '', 'g'));
comment on function private.skill_key(text) is 'The form in which skills are compared: without case and white space (RULES: Interface).';

create function private.skill_keys(skills text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return (select coalesce(array_agg(distinct private.skill_key(skill) order by private.skill_key(skill)), '{}') from unnest(skills) as skill);
comment on function private.skill_keys(text[]) is 'Distinct comparison keys of a list of skills.';

create function private.distinct_texts(list jsonb) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(text order by position), '{}')
  from (
    select distinct on (private.skill_key(item)) private.trimmed(item) as text, position
    from jsonb_array_elements_text(case jsonb_typeof(list) when 'array' then list else '[]' end) with ordinality as given (item, position)
    where private.trimmed(item) <> ''
    order by private.skill_key(item), position
  ) as kept
);
comment on function private.distinct_texts(jsonb) is
  'A list as it is stored: trimmed, empty entries dropped, repeated ones (without case and white space) dropped, the first kept in its place.';

create function private.searchable(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(value, '[^[:alnum:]+#.]+', ' ', 'g');
comment on function private.searchable(text) is
  'Text cut into words, the same way for what is searched and what is asked: the parser alone reads the end of "Level-2" as the number -2.';

-- ── Pages of a list ───────────────────────────────────────────────────────────────────────────────────────────

create function private.page_limit(wanted integer) returns integer
language sql immutable parallel safe set search_path = ''
return least(greatest(coalesce(wanted, 20), 1), 50);
comment on function private.page_limit(integer) is 'Rows of a page: 20 (contracts/limits.ts, pageSize) unless told, 1 to 50.';

create function private.page_key(after jsonb, time_key text, out at timestamptz, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    at := 'infinity';
    id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return;
  end if;
  if not coalesce(
    pg_input_is_valid(after ->> time_key, 'timestamptz') and pg_input_is_valid(after ->> 'id', 'uuid'), false
  ) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  at := after ->> time_key;
  id := after ->> 'id';
end
$$;
comment on function private.page_key(jsonb, text) is
  'Time and id of the last row of the page before, from {"<time_key>": "…", "id": "…"}; for the first page a key above every row, so that each page is one index range. PT422 for anything else.';

-- ── Triggers of more than one table ───────────────────────────────────────────────────────────────────────────

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at() is 'Row trigger: keeps updated_at.';

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(403, 'append_only', 'This record cannot be changed.');
  return null;
end
$$;
comment on function private.refuse_change() is 'Statement trigger for append-only tables.';

create function private.keep_authority() returns trigger
language plpgsql set search_path = ''
as $$
declare
  guarded text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach guarded in array tg_argv loop
    if to_jsonb(new) -> guarded is distinct from (case tg_op when 'UPDATE' then to_jsonb(old) -> guarded else 'null' end) then
      perform private.fail(403, 'not_allowed', 'This cannot be changed here');
    end if;
  end loop;
  return new;
end
$$;
comment on function private.keep_authority() is
  'Row trigger for tables a client may write directly: the columns named as arguments only change through procedures, even where ALL is granted (RULES: Interface). SECURITY INVOKER on purpose: it asks who is writing.';

grant execute on function
  private.fail(integer, text, text, jsonb), private.is_email(text), private.is_http_url(text),
  private.are_short_texts(text[], integer, integer), private.skill_key(text), private.skill_keys(text[])
to anon, authenticated, service_role;

-- Checking a form by rules: each form is a list of rules, in the words of its schema in the contracts.

create type private.field_rule as (
  key text,
  kind text,
  min_length integer,
  max_length integer,
  message text,
  choices text[],
  max_items integer
);
comment on type private.field_rule is
  'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean or texts (a list). min_length above 0: required. message: what the contract says when it does not fit.';

create function private.rule(
  key text, kind text, max_length integer default null, min_length integer default 0,
  message text default null, choices text[] default null, max_items integer default null
) returns private.field_rule
language sql immutable parallel safe set search_path = ''
return row(key, kind, min_length, max_length, message, choices, max_items)::private.field_rule;
comment on function private.rule(text, text, integer, integer, text, text[], integer) is 'One rule, with only what it needs named.';

create function private.too_long(max_length integer) returns text
language sql immutable parallel safe set search_path = ''
return 'Use at most ' || to_char(max_length, 'FM999,999,999') || ' characters';
comment on function private.too_long(integer) is 'The contracts'' sentence for a text that is too long.';

create function private.texts_problem(value jsonb, rule private.field_rule) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$$;
comment on function private.texts_problem(jsonb, private.field_rule) is
  'What is wrong with a list of texts, or null.';

create function private.field_problem(value jsonb, rule private.field_rule) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- A choice comes from a list, so it is taken as it is.
  given text := case rule.kind when 'choice' then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else 'Choose yes or no' end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' then
    return case when rule.min_length > 0 then rule.message end;
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ E'[\\n\\r]' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or char_length(given) < rule.min_length then
    return rule.message;
  elsif char_length(given) > rule.max_length then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$$;
comment on function private.field_problem(jsonb, private.field_rule) is 'What is wrong with the value of one field, in the contract''s words, or null.';

create function private.field_errors(data jsonb, rules private.field_rule[], is_whole boolean default true) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := '{}';
  rule private.field_rule;
  problem text;
begin
  if data is null or jsonb_typeof(data) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  foreach rule in array rules loop
    if data ? rule.key or (is_whole and rule.min_length > 0) then
      problem := private.field_problem(data -> rule.key, rule);
      if problem is not null then
        errors := errors || jsonb_build_object(rule.key, problem);
      end if;
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.field_errors(jsonb, private.field_rule[], boolean) is
  'Field name to message for everything that does not fit its rule. is_whole: absent required fields count as errors too. PT422 when data is no object.';

create function private.clean_fields(data jsonb, rules private.field_rule[]) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(
    (rule).key,
    case (rule).kind
      when 'boolean' then data -> (rule).key
      when 'texts' then (
        select coalesce(jsonb_agg(private.trimmed(item)) filter (where private.trimmed(item) <> ''), '[]')
        from jsonb_array_elements_text(case jsonb_typeof(data -> (rule).key) when 'array' then data -> (rule).key else '[]' end) as item
      )
      else to_jsonb(nullif(private.trimmed(data ->> (rule).key), ''))
    end
  ), '{}')
  from unnest(rules) as rule
  where data ? (rule).key
);
comment on function private.clean_fields(jsonb, private.field_rule[]) is
  'The fields the rules know, trimmed, '''' as null. Everything else in the input is dropped, so no other column can be reached.';

create function private.refuse_field_errors(errors jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if errors <> '{}' then
    perform private.fail(422, 'invalid_input', 'Please check the highlighted fields', jsonb_build_object('fields', errors));
  end if;
end
$$;
comment on function private.refuse_field_errors(jsonb) is 'PT422 with {"fields": {…}} when there are any.';

create function private.prefix_keys(errors jsonb, prefix text) returns jsonb
language sql immutable set search_path = ''
return (select coalesce(jsonb_object_agg(prefix || key, value), '{}') from jsonb_each(errors));
comment on function private.prefix_keys(jsonb, text) is 'Field errors of a part under its path in the whole.';

create function private.object_at(data jsonb, key text) returns jsonb
language sql immutable set search_path = ''
return case when data -> key is null or jsonb_typeof(data -> key) = 'null' then '{}' else data -> key end;
comment on function private.object_at(jsonb, text) is 'A part of the input; {} when it is absent or null.';

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
  'Append-only: every admin action, every invitation sent, accepted or refused, every staff removal (RULES: Administration). No foreign keys: entries outlive what they speak of.';
create index audit_log_created_at_index on public.audit_log (created_at desc, id desc);
create index audit_log_subject_index on public.audit_log (subject_type, subject_id);
create index audit_log_actor_index on public.audit_log (actor_id, action, created_at desc);

-- Accounts: one profile each. profiles.role is the only source of truth for what an account is.

create type public.app_role as enum ('candidate', 'company', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (private.is_email(email)),
  role public.app_role not null default 'candidate',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account, written by the trigger on auth.users. Clients read their own row; nobody writes it through the API.';
comment on column public.profiles.role is 'candidate, company or admin. Never taken from sign-up metadata unchecked; admin only through an accepted admin invitation or grant_admin.';
create index profiles_email_index on public.profiles (lower(email));

-- Companies, their staff, subscriptions and partnerships.

create type public.staff_role as enum ('company_admin', 'subscription_admin', 'manager', 'recruiter', 'partner_recruiter');
create type public.subscription_tier as enum ('none', 'free_trial', 'basic', 'intermediate', 'pro');
create type public.subscription_status as enum ('active', 'past_due', 'canceled');

create type private.staff_act as enum (
  'edit_registration', 'edit_profile', 'manage_staff', 'assign_work', 'post_jobs', 'delete_jobs', 'handle_applications', 'handle_candidates'
);
comment on type private.staff_act is 'What a staff role may allow at a company; private.staff_roles_for says which roles.';

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null default 'New Company' check (char_length(name) between 2 and 200),
  dba_name text check (char_length(dba_name) <= 200),
  industry text not null default 'Technology' check (char_length(industry) between 2 and 100),
  company_size text check (company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
  location text not null default 'United States' check (char_length(location) between 2 and 200),
  website text check (private.is_http_url(website)),
  description text check (char_length(description) <= 10000),
  logo_url text check (char_length(logo_url) <= 500),
  linkedin_url text check (private.is_http_url(linkedin_url)),
  twitter_url text check (private.is_http_url(twitter_url)),
  facebook_url text check (private.is_http_url(facebook_url)),
  instagram_url text check (private.is_http_url(instagram_url)),
  primary_contact_name text check (char_length(primary_contact_name) <= 200),
  primary_contact_email text check (private.is_email(primary_contact_email)),
  primary_contact_phone text check (char_length(primary_contact_phone) <= 40),
  primary_contact_alt_email text check (private.is_email(primary_contact_alt_email)),
  primary_contact_alt_phone text check (char_length(primary_contact_alt_phone) <= 40),
  secondary_contact_name text check (char_length(secondary_contact_name) <= 200),
  secondary_contact_email text check (private.is_email(secondary_contact_email)),
  secondary_contact_phone text check (char_length(secondary_contact_phone) <= 40),
  secondary_contact_alt_email text check (private.is_email(secondary_contact_alt_email)),
  secondary_contact_alt_phone text check (char_length(secondary_contact_alt_phone) <= 40),
  reg_street text check (char_length(reg_street) <= 200),
  reg_unit text check (char_length(reg_unit) <= 50),
  reg_city text check (char_length(reg_city) <= 100),
  reg_state text check (char_length(reg_state) <= 100),
  reg_zip_code text check (char_length(reg_zip_code) <= 20),
  reg_country text check (char_length(reg_country) <= 100),
  same_as_registered boolean not null default false,
  op_street text check (char_length(op_street) <= 200),
  op_unit text check (char_length(op_unit) <= 50),
  op_city text check (char_length(op_city) <= 100),
  op_state text check (char_length(op_state) <= 100),
  op_zip_code text check (char_length(op_zip_code) <= 20),
  op_country text check (char_length(op_country) <= 100),
  tax_id text check (char_length(tax_id) <= 50),
  ein_document_url text check (char_length(ein_document_url) <= 500),
  tax_document_url text check (char_length(tax_document_url) <= 500),
  submitted_at timestamptz,
  is_approved boolean not null default false,
  approved_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text check (char_length(rejection_reason) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint companies_approval_is_one_state check (
    (is_approved and approved_at is not null and rejected_at is null and rejection_reason is null)
    or (not is_approved and approved_at is null and (rejection_reason is null or rejected_at is not null))
  )
);
comment on table public.companies is
  'Employers. The row is readable by its own staff and admins; what others may see is given by get_company and published_jobs (RULES: Companies).';
comment on column public.companies.submitted_at is 'When the registration was last submitted for review; null means it is unfinished (created at sign-up as ''New Company'').';
comment on column public.companies.logo_url is 'Path in the public bucket company-logos.';
comment on column public.companies.ein_document_url is 'Path in the private bucket company-documents.';
comment on column public.companies.tax_document_url is 'Path in the private bucket company-documents.';
comment on column public.companies.approved_at is 'The approval date shown; updated_at moves with every edit.';
create index companies_created_at_index on public.companies (created_at desc, id desc);
create index companies_pending_index on public.companies (created_at desc) where not is_approved;
create index companies_user_id_index on public.companies (user_id);

create table public.company_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  role public.staff_role not null,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text check (private.is_email(email)),
  phone text check (char_length(phone) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_users_one_membership unique (user_id, company_id)
);
comment on table public.company_users is
  'Staff: who works for which company in which role. Rights are read from here on every request, so a removed employee loses access at once (RULES: Staff).';
create index company_users_company_index on public.company_users (company_id, created_at desc);

create table public.company_subscriptions (
  company_id uuid primary key references public.companies (id) on delete cascade,
  tier public.subscription_tier not null default 'none',
  status public.subscription_status not null default 'active',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.company_subscriptions is 'One row per company, set by admins. No row means tier none, status active (RULES: Companies).';

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
create index company_relationships_a_index on public.company_relationships (company_a_id);

-- Candidates: the professional profile, who manages it, and which colleague looks after it.

create type public.gender as enum ('male', 'female', 'prefer-not-to-say');
create type public.work_authorization as enum ('us_citizen', 'green_card', 'h1b', 'other');

create table public.candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 40),
  alternate_phone text check (char_length(alternate_phone) <= 40),
  title text check (char_length(title) <= 200),
  bio text check (char_length(bio) <= 5000),
  skills text[] not null default '{}' check (private.are_short_texts(skills, 50, 60)),
  skill_keys text[] generated always as (private.skill_keys(skills)) stored,
  gender public.gender,
  work_authorization public.work_authorization,
  experience_years integer check (experience_years between 0 and 80),
  street text check (char_length(street) <= 200),
  unit text check (char_length(unit) <= 50),
  city text check (char_length(city) <= 100),
  state text check (char_length(state) <= 100),
  zip_code text check (char_length(zip_code) <= 20),
  country text check (char_length(country) <= 100),
  portfolio_url text check (private.is_http_url(portfolio_url)),
  github_url text check (private.is_http_url(github_url)),
  linkedin_url text check (private.is_http_url(linkedin_url)),
  resume_url text check (char_length(resume_url) <= 500),
  cover_letter_url text check (char_length(cover_letter_url) <= 500),
  certificates text[] not null default '{}' check (private.are_short_texts(certificates, 20, 500)),
  is_managed_by_company boolean not null default false,
  managing_company_id uuid references public.companies (id) on delete set null,
  management_terms text check (char_length(management_terms) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.candidates is
  'Job seekers. Read by themselves, by staff of the company that manages them and by admins. Companies they applied to see a part of the profile, through get_application_detail: not the street, nor what they agreed with another company.';
comment on column public.candidates.title is 'The first line of the bio (RULES: Candidates), kept by update_candidate_profile.';
comment on column public.candidates.resume_url is 'Path in the private bucket candidate_resumes.';
comment on column public.candidates.cover_letter_url is 'Path in the private bucket candidate_cover_letters.';
comment on column public.candidates.certificates is 'Paths in the private bucket candidate_certificates.';
create index candidates_managing_company_index on public.candidates (managing_company_id, created_at desc) where managing_company_id is not null;

create table public.candidate_assignments (
  candidate_id uuid primary key references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  assigned_to_user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint candidate_assignments_to_staff foreign key (assigned_to_user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table public.candidate_assignments is
  'Which colleague looks after a managed candidate. One assignee per candidate; it ends with the membership. Written by assign_candidates.';
create index candidate_assignments_assignee_index on public.candidate_assignments (assigned_to_user_id, company_id);
create index candidate_assignments_company_index on public.candidate_assignments (company_id);
create index candidate_assignments_assigner_index on public.candidate_assignments (assigned_by_user_id);

-- Jobs, their questions, who looks after them, and the table the public searches.

create type public.job_status as enum ('draft', 'published', 'closed', 'filled');
create type public.job_type as enum ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'REMOTE');
create type public.experience_level as enum ('entry_level', 'mid_level', 'senior_level', 'lead', 'executive');
create type public.question_type as enum ('TEXT', 'TEXTAREA', 'MULTIPLE_CHOICE', 'CHECKBOX', 'FILE', 'RATING');

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  created_by uuid references auth.users (id) on delete set null,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null check (char_length(btrim(description)) between 1 and 20000),
  location text not null check (char_length(btrim(location)) between 1 and 200),
  locations text[] not null default '{}' check (private.are_short_texts(locations, 20, 200)),
  job_type public.job_type not null,
  experience_level public.experience_level,
  experience_required text check (char_length(experience_required) <= 500),
  education_required text check (char_length(education_required) <= 500),
  salary_min integer check (salary_min between 0 and 100000000),
  salary_max integer check (salary_max between 0 and 100000000),
  skills_required text[] not null default '{}' check (private.are_short_texts(skills_required, 50, 60)),
  requirements text[] not null default '{}' check (private.are_short_texts(requirements, 50, 500)),
  preferred_skills text[] not null default '{}' check (private.are_short_texts(preferred_skills, 50, 60)),
  status public.job_status not null default 'draft',
  is_active boolean generated always as (status = 'published' and deleted_at is null) stored,
  expires_at date,
  posted_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_salary_range check (salary_min <= salary_max),
  constraint jobs_published_has_date check (status <> 'published' or posted_at is not null)
);
comment on table public.jobs is
  'Postings. Staff read their company''s rows here; candidates and the public read published_jobs and get_job_details.';
comment on column public.jobs.salary_min is 'Annual, whole US dollars.';
comment on column public.jobs.salary_max is 'Annual, whole US dollars.';
comment on column public.jobs.expires_at is 'Last day (UTC) on which the job is open; after it the job behaves as closed.';
comment on column public.jobs.posted_at is 'When it was first published.';
comment on column public.jobs.deleted_at is 'Set when a job with applications is deleted: hidden, but the applicants keep their records.';
create index jobs_company_index on public.jobs (company_id, created_at desc, id desc);
create index jobs_creator_index on public.jobs (created_by);

create table public.job_questions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  position integer not null check (position between 0 and 99),
  question text not null check (char_length(btrim(question)) between 1 and 500),
  question_type public.question_type not null default 'TEXT',
  is_required boolean not null default true,
  options text[] not null default '{}' check (private.are_short_texts(options, 30, 200)),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint job_questions_options_fit_type check (
    (question_type in ('MULTIPLE_CHOICE', 'CHECKBOX')) = (cardinality(options) > 0)
  )
);
comment on table public.job_questions is 'Screening questions of a job. A question that has been answered is marked removed instead of deleted.';
create index job_questions_job_index on public.job_questions (job_id, position);

create table public.job_assignments (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  assigned_to_user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_assignments_to_staff foreign key (assigned_to_user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table public.job_assignments is
  'Which colleague looks after a job. One assignee per job; it ends with the membership. Written by assign_jobs.';
create index job_assignments_assignee_index on public.job_assignments (assigned_to_user_id, company_id);
create index job_assignments_company_index on public.job_assignments (company_id);
create index job_assignments_assigner_index on public.job_assignments (assigned_by_user_id);

create table public.published_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  company_name text not null,
  company_logo_url text,
  title text not null,
  location text not null,
  locations text[] not null,
  job_type public.job_type not null,
  experience_level public.experience_level,
  salary_min integer,
  salary_max integer,
  skills_required text[] not null,
  preferred_skills text[] not null,
  required_skill_keys text[] not null,
  preferred_skill_keys text[] not null,
  posted_at timestamptz not null,
  visible_until timestamptz not null,
  search tsvector not null
);
comment on table public.published_jobs is
  'The jobs anyone may see, kept by triggers on jobs, companies and subscriptions, so that search can use its indexes. Written by triggers only.';
comment on column public.published_jobs.visible_until is
  'The earlier of the end of the job''s last day and the end of the subscription; infinity when neither ends. Compared at read time, so expiry needs no job.';
create index published_jobs_newest_index on public.published_jobs (posted_at desc, job_id desc);
create index published_jobs_company_index on public.published_jobs (company_id);
create index published_jobs_search_index on public.published_jobs using gin (search);

create view private.visible_jobs with (security_invoker = true) as
select * from public.published_jobs where visible_until > now();
comment on view private.visible_jobs is 'The jobs candidates and the public see now (RULES: Jobs); the row policy of published_jobs says the same.';
revoke all on private.visible_jobs from public, anon, authenticated, service_role;

create view private.publishable_jobs with (security_invoker = true) as
select
  j.id as job_id,
  j.company_id,
  c.name as company_name,
  c.logo_url as company_logo_url,
  j.title,
  j.location,
  j.locations,
  j.job_type,
  j.experience_level,
  j.salary_min,
  j.salary_max,
  j.skills_required,
  j.preferred_skills,
  private.skill_keys(j.skills_required) as required_skill_keys,
  private.skill_keys(j.preferred_skills) as preferred_skill_keys,
  j.posted_at,
  -- least() passes over nulls: the end of the last day, the end of the subscription, or neither.
  coalesce(least((j.expires_at + 1)::timestamp at time zone 'UTC', s.expires_at), 'infinity') as visible_until,
  setweight(to_tsvector('pg_catalog.english', private.searchable(j.title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(c.name)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.skills_required || j.preferred_skills, ', '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.location || j.locations, ', '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(j.description)), 'D') as search
from public.jobs j
join public.companies c on c.id = j.company_id
join public.company_subscriptions s on s.company_id = j.company_id
where j.is_active and c.is_approved and s.tier <> 'none' and s.status = 'active';
comment on view private.publishable_jobs is
  'What published_jobs holds, computed: published jobs of approved companies with a subscription. Ends are compared when read.';
revoke all on private.publishable_jobs from public, anon, authenticated, service_role;

-- Applications: one per candidate and job, their answers, one event per status change, and the allowed moves.

create type public.application_status as enum ('applied', 'reviewing', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  applied_by_company_id uuid references public.companies (id) on delete set null,
  status public.application_status not null default 'applied',
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint applications_once_per_job unique (job_id, candidate_id)
);
comment on table public.applications is 'Written by submit_application, create_application_safe, set_application_status and withdraw_application only.';
comment on column public.applications.company_id is 'The job''s company, kept by trigger.';
comment on column public.applications.applied_by_company_id is 'The company that managed the candidate when the application was made, or null.';
create index applications_candidate_index on public.applications (candidate_id, applied_at desc, id desc);
create index applications_company_index on public.applications (company_id, applied_at desc, id desc);
create index applications_job_index on public.applications (job_id, applied_at desc, id desc);
create index applications_applied_by_index on public.applications (applied_by_company_id, applied_at desc, id desc)
  where applied_by_company_id is not null;

create table public.job_application_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  question_id uuid not null references public.job_questions (id) on delete cascade,
  question text not null check (char_length(question) <= 500),
  answer text not null default '' check (char_length(answer) <= 10000),
  created_at timestamptz not null default now(),
  constraint job_application_answers_one_per_question unique (application_id, question_id)
);
comment on table public.job_application_answers is
  'Answers to screening questions. CHECKBOX: the chosen options, one a line. FILE: a path in the private bucket application_files. RATING: 1 to 5.';
comment on column public.job_application_answers.question is 'The question''s text when it was answered.';
create index job_application_answers_question_index on public.job_application_answers (question_id);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  from_status public.application_status,
  to_status public.application_status not null,
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.application_events is
  'One row per status change, written by a trigger on applications in the same transaction; the candidate''s timeline and the company''s history read it (RULES: Applications).';
create index application_events_application_index on public.application_events (application_id, id);
create index application_events_actor_index on public.application_events (actor_id);

create table private.application_transitions (
  from_status public.application_status not null,
  to_status public.application_status not null,
  made_by text not null check (made_by in ('company', 'candidate')),
  primary key (from_status, to_status)
);
comment on table private.application_transitions is
  'The allowed moves of an application (RULES: Applications). The same table stands in the contracts; a test compares them.';

-- Invitations of all four kinds in one table, closed to clients.

create type public.invitation_type as enum ('admin_invitation', 'company_invitation', 'candidate');
create type public.invitation_status as enum ('pending', 'accepted', 'declined', 'revoked');

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  type public.invitation_type not null,
  email text not null check (private.is_email(email)),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  status public.invitation_status not null default 'pending',
  expires_at timestamptz not null default now() + interval '7 days',
  invited_by_admin_id uuid references auth.users (id) on delete set null,
  invited_by_user_id uuid references auth.users (id) on delete set null,
  company_id uuid references public.companies (id) on delete cascade,
  role public.staff_role,
  management_terms text check (char_length(management_terms) <= 5000),
  candidate_data jsonb,
  company_data jsonb,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_employee boolean generated always as (coalesce(company_data ->> 'isEmployeeInvitation' = 'true', false)) stored,
  constraint invitations_have_what_their_kind_needs check (
    case
      when type = 'admin_invitation' then company_id is null and role is null
      when type = 'candidate' then company_id is not null and candidate_data is not null and role is null
      when company_data ->> 'isEmployeeInvitation' = 'true'
        then company_id is not null and role in ('manager', 'recruiter', 'partner_recruiter')
      else company_id is null and role is null
    end
  ),
  constraint invitations_accepted_has_date check ((status = 'accepted') = (accepted_at is not null))
);
comment on table public.invitations is
  'Four kinds: admin_invitation, company_invitation, company_invitation with isEmployeeInvitation, candidate. Only functions read or write it.';
comment on column public.invitations.token_hash is 'SHA-256 of the token. The token itself (128 bits or more from a CSPRNG) is shown once to its sender and never stored.';
create index invitations_email_index on public.invitations (lower(email), status);
create index invitations_company_index on public.invitations (company_id, created_at desc);
create index invitations_user_sender_index on public.invitations (invited_by_user_id) where invited_by_user_id is not null;
create index invitations_admin_sender_index on public.invitations (invited_by_admin_id) where invited_by_admin_id is not null;
create index invitations_accepted_by_index on public.invitations (accepted_by) where accepted_by is not null;
create index invitations_newest_index on public.invitations (created_at desc, id desc);

-- What people are told: notifications in the application, and mail through an outbox.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in (
    'company_invitation', 'application_received', 'application_status', 'application_withdrawn',
    'company_approved', 'company_rejected', 'subscription_changed', 'job_assigned', 'candidate_assigned'
  )),
  title text not null check (char_length(title) between 1 and 200),
  message text not null check (char_length(message) <= 1000),
  is_read boolean not null default false,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'In-app messages, written by the transaction that causes them. Read and deleted by their owner; marked read by mark_notification_read.';
comment on column public.notifications.data is 'Ids the screen links with (application_id, job_id, company_id), and for company_invitation company_name and management_terms.';
create index notifications_user_index on public.notifications (user_id, created_at desc, id desc);
-- revoke_invitation takes a notification back without knowing whose it is.
create index notifications_invitation_index on public.notifications ((data ->> 'invitation_id')) where type = 'company_invitation';

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (char_length(template) between 1 and 60),
  to_email text not null check (private.is_email(to_email)),
  data jsonb not null default '{}',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.email_outbox is
  'Every mail is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off and never lost (RULES: Messages).';
comment on column public.email_outbox.template is 'Name of a template in functions/_shared/email; data is what it shows.';
comment on column public.email_outbox.next_attempt_at is 'Also the lease: claiming a mail moves it ahead, so a crashed delivery is tried again.';
create index email_outbox_due_index on public.email_outbox (next_attempt_at) where sent_at is null;

-- Writing the audit log. Called from SECURITY DEFINER functions only: no API role may execute either.

create function private.audit_as(actor uuid, action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
  values (actor, action, subject_type, subject_id, company_id, coalesce(details, '{}'));
end;
comment on function private.audit_as(uuid, text, text, uuid, uuid, jsonb) is
  'Writes one audit entry. Named actor: triggers on auth.users run before there is a session.';

create function private.audit(action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  select private.audit_as(auth.uid(), action, subject_type, subject_id, company_id, details);
end;
comment on function private.audit(text, text, uuid, uuid, jsonb) is 'Writes one audit entry with the caller as actor.';

-- Telling somebody: a row of the transaction that causes it.

create function private.enqueue_email(template text, to_email text, data jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.email_outbox (template, to_email, data) values (template, to_email, coalesce(data, '{}'));
  -- Heard by the local stack's ticker once the transaction commits; hosted asks once a minute.
  perform pg_notify('email_outbox', '');
end
$$;
comment on function private.enqueue_email(text, text, jsonb) is
  'Puts one mail into the outbox. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link.';

create function private.notify(user_id uuid, type text, title text, message text, data jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.notifications (user_id, type, title, message, data)
  values (user_id, type, left(title, 200), left(message, 1000), coalesce(data, '{}'));
end
$$;
comment on function private.notify(uuid, text, text, text, jsonb) is 'Writes one in-app notification. Longer titles and messages are cut to what the table holds.';

-- Who is calling, and the checks every procedure begins with.

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin');
comment on function private.is_admin() is
  'True when the caller is a platform administrator. SECURITY DEFINER: policies on profiles would recurse. Reads the caller''s own row only.';

create function private.my_role() returns public.app_role
language sql stable security definer set search_path = ''
return (select role from public.profiles where id = (select auth.uid()));
comment on function private.my_role() is 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';

create function private.require_caller(p_user_id uuid default null) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$$;
comment on function private.require_caller(uuid) is
  'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';

create function private.require_admin(message text default 'Only administrators can do this') returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not private.is_admin() then
    perform private.fail(403, 'admin_only', message);
  end if;
  return caller;
end
$$;
comment on function private.require_admin(text) is 'The caller''s id when the caller is a platform administrator. PT401 signed out, PT403 with the message otherwise.';

create function private.require_service() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'This can only be done by the service itself');
  end if;
end
$$;
comment on function private.require_service() is
  'PT403 for the API''s client roles: the second lock, beside EXECUTE, of procedures for the secret key (both grant regimes).';

grant execute on function private.is_admin(), private.my_role() to authenticated, service_role;
-- Called by procedures that run with the caller's own rights.
grant execute on function private.require_caller(uuid) to authenticated;

-- What the caller may do at which company, and what others read of one.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.staff_roles_for(act private.staff_act) returns public.staff_role[]
language sql immutable parallel safe set search_path = ''
return case
  when act in ('edit_registration')
    then '{company_admin, subscription_admin}'
  when act in ('edit_profile', 'manage_staff', 'assign_work', 'delete_jobs')
    then '{company_admin, subscription_admin, manager}'
  when act in ('post_jobs', 'handle_applications', 'handle_candidates')
    then '{company_admin, subscription_admin, manager, recruiter}'
end::public.staff_role[];
comment on function private.staff_roles_for(private.staff_act) is
  'The table of staff rights (RULES: Staff): the roles that may do something to everything of their company. What is assigned to somebody, or their own, comes on top: see the predicates of jobs, applications and candidates.';

create function private.is_company_admin(role public.staff_role) returns boolean
language sql immutable parallel safe set search_path = ''
return role in ('company_admin', 'subscription_admin');
comment on function private.is_company_admin(public.staff_role) is 'True for the administrators of a company: they are told of approval and plan, and nobody removes them (RULES: Staff).';

-- SECURITY DEFINER because policies on company_users use them and would recurse. Each reads the caller's own rows only.

create function private.my_company_ids() returns setof uuid
language sql stable security definer rows 1 set search_path = ''
begin atomic
  select company_id from public.company_users where user_id = (select auth.uid());
end;
comment on function private.my_company_ids() is 'Companies the caller works for, in any staff role.';

create function private.my_company_ids_to(act private.staff_act) returns setof uuid
language sql stable security definer rows 1 set search_path = ''
begin atomic
  select company_id from public.company_users
  where user_id = (select auth.uid()) and role = any (private.staff_roles_for(act));
end;
comment on function private.my_company_ids_to(private.staff_act) is 'Companies where the caller''s role allows the act.';

create function private.can_at_company(of_company uuid, act private.staff_act) returns boolean
language sql stable set search_path = ''
return coalesce(of_company in (select private.my_company_ids_to(act)), false);
comment on function private.can_at_company(uuid, private.staff_act) is
  'The predicate of everything done to a company as a whole: true when the caller''s staff role there allows the act (RULES: Staff).';

create function private.company_acts(of_company uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_object_agg(act, private.can_at_company(of_company, act))
  from unnest(enum_range(null::private.staff_act)) as act
);
comment on function private.company_acts(uuid) is 'CompanyActs (contracts/company.ts): every act with whether the caller may; all false for null.';

create function private.can_read_company(of_company uuid) returns boolean
language sql stable set search_path = ''
return coalesce(of_company in (select private.my_company_ids()) or (select private.is_admin()), false);
comment on function private.can_read_company(uuid) is 'True for the company''s staff and for administrators: they read the whole record (RULES: Companies).';

create function private.can_read_assignment(of_company uuid, assignee uuid) returns boolean
language sql stable set search_path = ''
return of_company in (select private.my_company_ids_to('post_jobs'))
  or assignee = (select auth.uid()) and of_company in (select private.my_company_ids())
  or (select private.is_admin());
comment on function private.can_read_assignment(uuid, uuid) is 'Who may read that a job or candidate of a company is assigned to somebody: recruiting staff, the assignee, admins (RULES: Staff).';

create function private.can_remove_staff(member public.company_users) returns boolean
language sql stable set search_path = ''
return private.can_at_company(member.company_id, 'manage_staff') and not private.is_company_admin(member.role);
comment on function private.can_remove_staff(public.company_users) is 'True when the caller may end this membership: managing staff, never an administrator''s (RULES: Staff).';

create function private.sees_all_of(of_company uuid) returns boolean
language sql stable set search_path = ''
return coalesce(of_company in (select private.my_company_ids_to('handle_applications')) or (select private.is_admin()), false);
comment on function private.sees_all_of(uuid) is
  'True when the caller reads every job, application and candidate of the company. Asked once before a list, so that only others are asked row by row.';

-- ── The company a request is about ────────────────────────────────────────────────────────────────────────────

create function private.my_membership(p_company_id uuid default null) returns public.company_users
language sql stable security definer set search_path = ''
begin atomic
  select * from public.company_users u
  where u.user_id = (select auth.uid()) and (p_company_id is null or u.company_id = p_company_id)
  order by u.created_at, u.id
  limit 1;
end;
comment on function private.my_membership(uuid) is
  'The caller''s membership of the given company, or the oldest one; all null without. SECURITY DEFINER: reads the caller''s own rows only.';

create function private.my_company_id(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_company uuid;
begin
  perform private.require_caller();
  found_company := (private.my_membership(p_company_id)).company_id;
  if found_company is null and not (p_company_id is not null and private.is_admin()) then
    perform private.fail(404, 'company_not_found', 'No company found for this user');
  end if;
  return coalesce(found_company, p_company_id);
end
$$;
comment on function private.my_company_id(uuid) is
  'The company a request is about: the given one if the caller works there (or is an administrator), the caller''s oldest membership without one. PT404 otherwise.';

create function private.listed_company_id(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  if p_company_id is null and not exists (select from private.my_company_ids()) then
    return null;
  end if;
  return private.my_company_id(p_company_id);
end
$$;
comment on function private.listed_company_id(uuid) is
  'my_company_id for lists: null, and so an empty list, for a caller without any company who names none. A dashboard asks for its lists before it knows whether there is a company.';

-- ── A live company ────────────────────────────────────────────────────────────────────────────────────────────

create function private.company_is_live(of_company uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select 1
    from public.companies c
    join public.company_subscriptions s on s.company_id = c.id
    where c.id = of_company and c.is_approved
      and s.tier <> 'none' and s.status = 'active' and (s.expires_at is null or s.expires_at > now())
  );
end;
comment on function private.company_is_live(uuid) is
  'True when a company is approved with a live subscription: the one test behind creating, publishing and showing jobs (RULES: Companies). SECURITY DEFINER: candidates cannot read either table.';

create function private.require_live_company(of_company uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.company_is_live(of_company) then
    return;
  elsif exists (select from public.companies where id = of_company and is_approved) then
    perform private.fail(403, 'subscription_required', 'Your company needs an active subscription to post jobs. Please contact support.');
  else
    perform private.fail(403, 'not_approved', 'Your company is not approved yet. You can post jobs once it is.');
  end if;
end
$$;
comment on function private.require_live_company(uuid) is
  'PT403 not_approved or subscription_required unless the company may publish (RULES: Companies). SECURITY DEFINER: called with a company the caller was found to work for.';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.membership_json(membership public.company_users) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', membership.id,
  'company_id', membership.company_id,
  'role', membership.role,
  'first_name', membership.first_name,
  'last_name', membership.last_name,
  'email', membership.email,
  'phone', membership.phone
);
comment on function private.membership_json(public.company_users) is 'CompanyMembership of the contracts.';

create function private.subscription_json(of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'company_id', of_company,
    'tier', coalesce(s.tier, 'none'),
    'status', coalesce(s.status, 'active'),
    'expires_at', s.expires_at
  )
  from (select of_company as company_id) asked
  left join public.company_subscriptions s using (company_id);
end;
comment on function private.subscription_json(uuid) is 'CompanySubscription of the contracts; no row means tier none, status active (RULES: Companies).';

create function private.public_company_json(company public.companies) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', company.id,
  'name', company.name,
  'logo_url', company.logo_url,
  'industry', company.industry,
  'company_size', company.company_size,
  'location', company.location,
  'website', company.website,
  'description', company.description,
  'linkedin_url', company.linkedin_url,
  'twitter_url', company.twitter_url,
  'facebook_url', company.facebook_url,
  'instagram_url', company.instagram_url
);
comment on function private.public_company_json(public.companies) is 'PublicCompany of the contracts: what anyone may see of an approved company (RULES: Companies).';

create function private.company_json(company public.companies) returns jsonb
language sql stable set search_path = ''
return private.public_company_json(company) || jsonb_build_object(
  'dba_name', company.dba_name,
  'primary_contact_name', company.primary_contact_name,
  'primary_contact_email', company.primary_contact_email,
  'primary_contact_phone', company.primary_contact_phone,
  'primary_contact_alt_email', company.primary_contact_alt_email,
  'primary_contact_alt_phone', company.primary_contact_alt_phone,
  'secondary_contact_name', company.secondary_contact_name,
  'secondary_contact_email', company.secondary_contact_email,
  'secondary_contact_phone', company.secondary_contact_phone,
  'secondary_contact_alt_email', company.secondary_contact_alt_email,
  'secondary_contact_alt_phone', company.secondary_contact_alt_phone,
  'reg_street', company.reg_street,
  'reg_unit', company.reg_unit,
  'reg_city', company.reg_city,
  'reg_state', company.reg_state,
  'reg_zip_code', company.reg_zip_code,
  'reg_country', company.reg_country,
  'same_as_registered', company.same_as_registered,
  'op_street', company.op_street,
  'op_unit', company.op_unit,
  'op_city', company.op_city,
  'op_state', company.op_state,
  'op_zip_code', company.op_zip_code,
  'op_country', company.op_country,
  'tax_id', company.tax_id,
  'ein_document_url', company.ein_document_url,
  'tax_document_url', company.tax_document_url,
  'submitted_at', company.submitted_at,
  'is_approved', company.is_approved,
  'approved_at', company.approved_at,
  'rejected_at', company.rejected_at,
  'rejection_reason', company.rejection_reason,
  'created_at', company.created_at,
  'updated_at', company.updated_at
);
comment on function private.company_json(public.companies) is 'Company of the contracts: the whole record, for its staff and admins.';

create function private.company_card(company public.companies) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('id', company.id, 'name', company.name, 'logo_url', company.logo_url);
comment on function private.company_card(public.companies) is 'What a candidate reads of the company beside a job or an application.';

create function private.tell_company_admins(company public.companies, type text, title text, message text, template text default null, mail_data jsonb default '{}')
returns void
language plpgsql set search_path = ''
as $$
declare
  reader record;
begin
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    perform private.notify(
      reader.user_id, type, title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name));
    end if;
  end loop;
end
$$;
comment on function private.tell_company_admins(public.companies, text, text, text, text, jsonb) is
  'Notifies every administrator of a company in the application and, when a template is named, by mail to the account''s address.';

grant execute on function
  private.my_company_ids(), private.my_company_ids_to(private.staff_act), private.can_at_company(uuid, private.staff_act),
  private.can_read_company(uuid), private.can_read_assignment(uuid, uuid), private.company_is_live(uuid)
to authenticated, service_role;

-- The caller as a candidate, whose candidates staff may read, what is read of a profile, and when it is complete.

-- ── The caller ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.my_candidate_id() returns uuid
language sql stable security definer set search_path = ''
return (select id from public.candidates where user_id = (select auth.uid()));
comment on function private.my_candidate_id() is 'The caller''s candidate record, or null. SECURITY DEFINER: used by policies that candidates'' own policies refer to.';

create function private.my_candidate() returns public.candidates
language sql stable security definer set search_path = ''
begin atomic
  select * from public.candidates where user_id = (select auth.uid()) and (select private.my_role()) = 'candidate';
end;
comment on function private.my_candidate() is
  'The caller''s candidate record; all null for anyone else, also for a candidate without one. SECURITY DEFINER: reads the caller''s own row only.';

create function private.require_candidate_account(p_user_id uuid default null) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts have a candidate profile');
  end if;
  return caller;
end
$$;
comment on function private.require_candidate_account(uuid) is 'The caller''s id when the account''s role is candidate. PT401, PT403 otherwise.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.my_assigned_candidate_ids() returns setof uuid
language sql stable security definer rows 50 set search_path = ''
begin atomic
  select a.candidate_id
  from public.candidate_assignments a
  join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  where a.assigned_to_user_id = (select auth.uid());
end;
comment on function private.my_assigned_candidate_ids() is 'Candidates assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on candidates.';

create function private.manages_candidate(candidate public.candidates) returns boolean
language sql stable set search_path = ''
return candidate.managing_company_id in (select private.my_company_ids_to('handle_candidates'))
  or candidate.managing_company_id in (select private.my_company_ids()) and candidate.id in (select private.my_assigned_candidate_ids());
comment on function private.manages_candidate(public.candidates) is
  'True for staff of the managing company: all of it who handle candidates, and whoever the candidate is assigned to (RULES: Candidates).';

create function private.can_read_candidate(candidate public.candidates) returns boolean
language sql stable set search_path = ''
return coalesce(
  candidate.user_id = (select auth.uid()) or private.manages_candidate(candidate) or (select private.is_admin()), false);
comment on function private.can_read_candidate(public.candidates) is
  'True for the candidate, the managing company''s staff and administrators: they read the record. Others read a part of it through an application (RULES: Candidates).';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.applicant_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', profile.id,
  'user_id', profile.user_id,
  'first_name', profile.first_name,
  'last_name', profile.last_name,
  'email', profile.email,
  'phone', profile.phone,
  'alternate_phone', profile.alternate_phone,
  'title', profile.title,
  'bio', profile.bio,
  'skills', to_jsonb(profile.skills),
  'gender', profile.gender,
  'work_authorization', profile.work_authorization,
  'experience_years', profile.experience_years,
  'city', profile.city,
  'state', profile.state,
  'country', profile.country,
  'portfolio_url', profile.portfolio_url,
  'github_url', profile.github_url,
  'linkedin_url', profile.linkedin_url,
  'resume_url', profile.resume_url,
  'cover_letter_url', profile.cover_letter_url,
  'certificates', to_jsonb(profile.certificates)
);
comment on function private.applicant_json(public.candidates) is
  'ApplicationCandidate (contracts/application.ts): all that an employer reads of an applicant (RULES: Candidates).';

create function private.candidate_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
return private.applicant_json(profile) || jsonb_build_object(
  'street', profile.street,
  'unit', profile.unit,
  'zip_code', profile.zip_code,
  'is_managed_by_company', profile.is_managed_by_company,
  'managing_company_id', profile.managing_company_id
);
comment on function private.candidate_json(public.candidates) is 'Candidate (contracts/candidate.ts): the profile as its owner reads it.';

-- ── Completion ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.candidate_missing_fields(profile public.candidates) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(item order by position) filter (where coalesce(value, '') = ''), '{}')
  from unnest(
    array[
      'firstName', 'lastName', 'email', 'phoneNumber', 'title', 'bio', 'skills', 'gender', 'workAuthorization', 'street',
      'city', 'state', 'zipCode', 'country', 'resume'
    ],
    array[
      profile.first_name, profile.last_name, profile.email, profile.phone,
      coalesce(nullif(profile.title, ''), private.trimmed(split_part(profile.bio, E'\n', 1))),
      private.trimmed(substring(profile.bio from position(E'\n' in profile.bio || E'\n') + 1)),
      array_to_string(profile.skills, ''), profile.gender::text, profile.work_authorization::text, profile.street,
      profile.city, profile.state, profile.zip_code, profile.country, profile.resume_url
    ]
  ) with ordinality as items (item, value, position)
);
comment on function private.candidate_missing_fields(public.candidates) is
  'Completion items without a value, in the order of contracts/candidate.ts, which computes the same (RULES: Candidates).';

create function private.is_profile_complete(profile public.candidates) returns boolean
language sql immutable set search_path = ''
return round((15 - cardinality(private.candidate_missing_fields(profile))) * 10.0 / 15) * 10 >= 80;
comment on function private.is_profile_complete(public.candidates) is 'Completion, rounded to the nearest ten percent, is 80 or more (RULES: Candidates).';

create function private.require_applicant() returns public.candidates
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can apply for jobs');
  elsif not private.is_profile_complete(me) then
    perform private.fail(
      422, 'profile_incomplete', 'Profile incomplete',
      jsonb_build_object('missingFields', to_jsonb(private.candidate_missing_fields(me)))
    );
  end if;
  return me;
end
$$;
comment on function private.require_applicant() is
  'The caller''s candidate record when it is complete enough to apply; PT403 for other accounts, PT422 profile_incomplete with missingFields (RULES: Candidates). SECURITY DEFINER: reads the caller''s own record only.';

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.candidate_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('firstName', 'text', 100),
  private.rule('lastName', 'text', 100),
  private.rule('title', 'line', 200),
  private.rule('bio', 'text', 4799),
  private.rule('skills', 'texts', 60, max_items => 50),
  private.rule('phoneNumber', 'text', 40),
  private.rule('alternatePhoneNumber', 'text', 40),
  private.rule('gender', 'choice', message => 'Choose one of the options', choices => enum_range(null::public.gender)::text[]),
  private.rule('workAuthorization', 'choice', message => 'Choose one of the options', choices => enum_range(null::public.work_authorization)::text[]),
  private.rule('unit', 'text', 50)
];
comment on function private.candidate_rules() is 'The profile fields an invitation may fill in for the candidate (RULES: Candidates); the same limits as candidateProfileSchema.';

create function private.address_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('street', 'text', 200),
  private.rule('city', 'text', 100),
  private.rule('state', 'text', 100),
  private.rule('zipCode', 'text', 20),
  private.rule('country', 'text', 100)
];
comment on function private.address_rules() is 'The address inside candidateData.';

create function private.profile_errors(given jsonb) returns jsonb
language sql stable set search_path = ''
return private.field_errors(given, private.candidate_rules() || array[
    private.rule('email', 'email', message => 'Please enter a valid email address'),
    private.rule('portfolioUrl', 'url', message => 'Please enter a valid URL'),
    private.rule('githubUrl', 'url', message => 'Please enter a valid URL'),
    private.rule('linkedinUrl', 'url', message => 'Please enter a valid LinkedIn URL')
  ])
  || private.prefix_keys(private.field_errors(given, private.address_rules()), 'address.')
  || case
    when (given ->> 'experienceYears')::integer not between 0 and 80 then '{"experienceYears": "Enter whole years from 0 to 80"}'
    else '{}'
  end::jsonb;
comment on function private.profile_errors(jsonb) is 'Errors of a profile by field of candidateProfileSchema (contracts/candidate.ts).';

create function private.add_candidate_record(of_user uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into public.candidates (user_id, first_name, email)
  select p.id, left(split_part(p.email, '@', 1), 100), p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$$;
comment on function private.add_candidate_record(uuid) is
  'Adds the bare record (first name from the e-mail, no skills) unless there is one; true when it was added.';

grant execute on function
  private.my_candidate_id(), private.my_assigned_candidate_ids(), private.manages_candidate(public.candidates),
  private.can_read_candidate(public.candidates)
to authenticated, service_role;

-- Matching: how a job and a profile compare, said the same way to both sides.
-- Everything here is counted from the rows given: the same input gives the same answer, and nothing is ever filtered out.

-- ── Level and location ────────────────────────────────────────────────────────────────────────────────────────

create function private.level_years(level public.experience_level) returns integer
language sql immutable parallel safe set search_path = ''
return case level
  when 'entry_level' then 0
  when 'mid_level' then 2
  when 'senior_level' then 5
  when 'lead' then 8
  when 'executive' then 12
end;
comment on function private.level_years(public.experience_level) is 'Years of experience from which on a level fits.';

create function private.level_fit(level public.experience_level, years integer) returns text
language sql immutable parallel safe set search_path = ''
return case
  when level is null then null
  when years is null then 'unknown'
  when years >= private.level_years(level) then 'match'
  when years >= private.level_years(level) - 2 then 'close'
  else 'none'
end;
comment on function private.level_fit(public.experience_level, integer) is
  'MatchFit (contracts/match.ts) of years of experience: close within two years below. Null when no level is asked.';

create function private.state_key(state text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  names constant jsonb := '{
  "alabama": "al", "alaska": "ak", "arizona": "az", "arkansas": "ar", "california": "ca", "colorado": "co",
  "connecticut": "ct", "delaware": "de", "florida": "fl", "georgia": "ga", "hawaii": "hi", "idaho": "id",
  "illinois": "il", "indiana": "in", "iowa": "ia", "kansas": "ks", "kentucky": "ky", "louisiana": "la",
  "maine": "me", "maryland": "md", "massachusetts": "ma", "michigan": "mi", "minnesota": "mn", "mississippi": "ms",
  "missouri": "mo", "montana": "mt", "nebraska": "ne", "nevada": "nv", "newhampshire": "nh", "newjersey": "nj",
  "newmexico": "nm", "newyork": "ny", "northcarolina": "nc", "northdakota": "nd", "ohio": "oh", "oklahoma": "ok",
  "oregon": "or", "pennsylvania": "pa", "rhodeisland": "ri", "southcarolina": "sc", "southdakota": "sd", "tennessee": "tn",
  "texas": "tx", "utah": "ut", "vermont": "vt", "virginia": "va", "washington": "wa", "westvirginia": "wv",
  "wisconsin": "wi", "wyoming": "wy", "districtofcolumbia": "dc"
}'::jsonb;
  key text := private.skill_key(state);
begin
  return coalesce(names ->> key, nullif(key, ''));
end
$$;
comment on function private.state_key(text) is 'The form in which states are compared: "Colorado", "colorado" and "CO" are one.';

create type private.home as (city text, state text, country text);
comment on type private.home is 'Where somebody is, as keys that can be compared; null where the profile says nothing.';

create function private.home_of(profile public.candidates) returns private.home
language sql immutable parallel safe set search_path = ''
return row(
  nullif(private.skill_key(profile.city), ''), private.state_key(profile.state), nullif(private.skill_key(profile.country), '')
)::private.home;
comment on function private.home_of(public.candidates) is 'Where a candidate is.';

create function private.location_fit(kind public.job_type, places text[], home private.home) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place text;
  place_city text;
  place_state text;
  fit text := 'none';
begin
  if kind = 'REMOTE' or array_to_string(places, ' ') ilike '%remote%' then
    return 'match';
  elsif home.city is null and home.state is null then
    return 'unknown';
  end if;
  foreach place in array places loop
    place_city := private.skill_key(split_part(place, ',', 1));
    -- A ZIP code may follow the state; a place of one part may itself be a state or a country.
    place_state := private.state_key(
      case when place like '%,%' then regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '') else place end
    );
    if place_city = home.city and (place not like '%,%' or coalesce(place_state = home.state, true)) then
      return 'match';
    elsif place_state = home.state or place_city = home.country and place not like '%,%' then
      fit := 'close';
    end if;
  end loop;
  return fit;
end
$$;
comment on function private.location_fit(public.job_type, text[], private.home) is
  'MatchFit of where somebody is with the places of a job ("Denver, CO"): remote work fits anyone, the same city matches, the same state is close.';

create function private.asked_location(kind public.job_type, places text[]) returns text
language sql immutable parallel safe set search_path = ''
return array_to_string(places, ' or ')
  || case when kind = 'REMOTE' and array_to_string(places, ' ') not ilike '%remote%' then ' or remote' else '' end;
comment on function private.asked_location(public.job_type, text[]) is 'The places of a job in words: "Denver, CO or remote".';

-- ── The match ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.match_score(
  required_has integer, required_total integer, preferred_has integer, preferred_total integer, level_fit text, location_fit text
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- What is not asked or not known counts half, so that saying less neither wins nor loses.
  return round(
    700 * case when required_total > 0 then required_has::numeric / required_total else 0.5 end
    + 150 * case when preferred_total > 0 then preferred_has::numeric / preferred_total else 0.5 end
    + 90 * case level_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
    + 60 * case location_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
  );
end
$$;
comment on function private.match_score(integer, integer, integer, integer, text, text) is
  'Orders lists, 0 to 1000, never shown: required skills 700, preferred skills 150, level 90, location 60.';

create function private.listed_skills(skills text[], profile_keys text[]) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'has', key = any (coalesce(profile_keys, '{}'))) order by position), '[]')
  from (
    select distinct on (private.skill_key(skill)) skill as name, private.skill_key(skill) as key, position
    from unnest(skills) with ordinality as asked (skill, position)
    order by private.skill_key(skill), position
  ) as asked
);
comment on function private.listed_skills(text[], text[]) is 'Skills as a job lists them, each with whether it is among the keys of a profile.';

create function private.counted_skills(listed jsonb) returns integer
language sql immutable parallel safe set search_path = ''
return (select count(*) filter (where (skill ->> 'has')::boolean)::integer from jsonb_array_elements(listed) as skill);
comment on function private.counted_skills(jsonb) is 'How many of the listed skills are there.';

create function private.match_summary(required jsonb) returns text
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_array_length(required) = 0 then 'No required skills are listed'
  else private.counted_skills(required) || ' of ' || jsonb_array_length(required) || ' required skills' || coalesce((
    select '; missing: ' || string_agg(skill ->> 'name', ', ' order by position)
    from jsonb_array_elements(required) with ordinality as listed (skill, position)
    where not (skill ->> 'has')::boolean
  ), '')
end;
comment on function private.match_summary(jsonb) is 'The one sentence of a match: "5 of 7 required skills; missing: Go, Kafka".';

create function private.match_explanation(
  required_skills text[], preferred_skills text[], level public.experience_level, kind public.job_type, location text, locations text[],
  profile public.candidates
) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  required jsonb := private.listed_skills(required_skills, profile.skill_keys);
  preferred jsonb := private.listed_skills(preferred_skills, profile.skill_keys);
  places text[] := location || locations;
  level_fit text := private.level_fit(level, profile.experience_years);
  location_fit text := private.location_fit(kind, places, private.home_of(profile));
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', upper(left(level::text, 1)) || replace(substring(level::text from 2), '_', ' '),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', private.match_summary(required),
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    )
  );
end
$$;
comment on function private.match_explanation(
  text[], text[], public.experience_level, public.job_type, text, text[], public.candidates
) is 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

create function private.job_match(job public.jobs, profile public.candidates) returns jsonb
language sql immutable set search_path = ''
return private.match_explanation(
  job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, profile);
comment on function private.job_match(public.jobs, public.candidates) is 'private.match_explanation of a job and a profile.';

-- ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.search_words(p_query text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  words text;
begin
  -- The last letters may still be missing while somebody types: longer words also match as beginnings.
  select string_agg(quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end, ' & ')
  into words
  from (
    select word from string_to_table(private.searchable(left(coalesce(p_query, ''), 200)), ' ') as word
    where word ~ '[[:alnum:]]'
    limit 10
  ) as given;
  return to_tsquery('pg_catalog.english', coalesce(words, ''));
end
$$;
comment on function private.search_words(text) is 'Words as people type them, all of which must occur. Empty for nothing searchable.';

-- What the caller may do with a job, and what is read of one.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.my_assigned_job_ids() returns setof uuid
language sql stable security definer rows 20 set search_path = ''
begin atomic
  select a.job_id
  from public.job_assignments a
  join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  where a.assigned_to_user_id = (select auth.uid());
end;
comment on function private.my_assigned_job_ids() is 'Jobs assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on jobs and applications.';

create function private.works_on_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return job.company_id in (select private.my_company_ids_to('post_jobs'))
  or job.id in (select private.my_assigned_job_ids());
comment on function private.works_on_job(public.jobs) is
  'True for recruiting staff of its company and whoever it is assigned to: they preview it before and after it is visible (RULES: Jobs).';

create function private.can_read_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.works_on_job(job) or (select private.is_admin());
comment on function private.can_read_job(public.jobs) is 'True for whoever works on the job, and for administrators (RULES: Jobs).';

create function private.can_edit_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'post_jobs');
comment on function private.can_edit_job(public.jobs) is 'True for whoever may post jobs at its company (RULES: Jobs).';

create function private.can_assign_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'assign_work');
comment on function private.can_assign_job(public.jobs) is 'True for whoever may assign work at its company (RULES: Jobs).';

create function private.can_delete_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'delete_jobs')
  or (
    coalesce(job.created_by = (select auth.uid()), false) and private.can_edit_job(job)
    and not exists (select from public.applications a where a.job_id = job.id)
  );
comment on function private.can_delete_job(public.jobs) is
  'True for managing staff, and for recruiters who wrote it while nobody has applied (RULES: Jobs). Called by SECURITY DEFINER procedures: it counts applications past the policies.';

create function private.job_acts(job public.jobs) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'edit', private.can_edit_job(job), 'delete', private.can_delete_job(job), 'assign', private.can_assign_job(job));
comment on function private.job_acts(public.jobs) is 'JobActs (contracts/job.ts): what a screen may offer for this job.';

create function private.readable_job(p_job_id uuid) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_caller();
  select * into job
  from public.jobs j
  where j.id = p_job_id and j.deleted_at is null
    and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$$;
comment on function private.readable_job(uuid) is
  'The job if the caller''s staff role, an assignment or the administrator''s role lets them read it; PT404 otherwise, whether it exists or not.';

create function private.is_visible_job(of_job uuid) returns boolean
language sql stable set search_path = ''
return exists (select from private.visible_jobs where job_id = of_job);
comment on function private.is_visible_job(uuid) is 'True for a job candidates and the public see now (RULES: Jobs).';

create function private.can_see_job(of_job uuid) returns boolean
language sql stable security definer set search_path = ''
return private.is_visible_job(of_job)
  or exists (select from public.jobs j where j.id = of_job and j.deleted_at is null and private.works_on_job(j));
comment on function private.can_see_job(uuid) is
  'True for a job visible to everyone now, and as a preview for whoever works on it. SECURITY DEFINER: candidates cannot read jobs.';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.assignee_of_job(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name)
  from public.job_assignments a
  join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  where a.job_id = of_job;
end;
comment on function private.assignee_of_job(uuid) is 'Assignee (contracts/job.ts) of a job, or null.';

create function private.job_questions_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'question', question, 'question_type', question_type, 'is_required', is_required, 'options', to_jsonb(options)
  ) order by "position", id), '[]')
  from public.job_questions
  where job_id = of_job and removed_at is null;
end;
comment on function private.job_questions_json(uuid) is 'The questions a job asks now, in order, as JobQuestion[] (contracts/job.ts).';

create function private.job_facts(job public.jobs) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', job.id,
  'title', job.title,
  'description', job.description,
  'location', job.location,
  'locations', to_jsonb(job.locations),
  'job_type', job.job_type,
  'experience_level', job.experience_level,
  'experience_required', job.experience_required,
  'education_required', job.education_required,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'skills_required', to_jsonb(job.skills_required),
  'requirements', to_jsonb(job.requirements),
  'preferred_skills', to_jsonb(job.preferred_skills),
  'posted_at', job.posted_at,
  'expires_at', job.expires_at
);
comment on function private.job_facts(public.jobs) is 'JobContent (contracts/job.ts): what a posting says, to its company and to everyone else.';

create function private.company_job_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.job_facts(j) || jsonb_build_object(
    'company_id', j.company_id,
    'status', j.status,
    'created_at', j.created_at,
    'updated_at', j.updated_at,
    'created_by', j.created_by,
    'questions', private.job_questions_json(j.id),
    'assignee', private.assignee_of_job(j.id),
    'application_count', counted.total,
    'status_counts', counted.by_status,
    'can', private.job_acts(j)
  )
  from public.jobs j
  cross join lateral (
    select coalesce(sum(n), 0)::integer as total, coalesce(jsonb_object_agg(status, n), '{}') as by_status
    from (select status, count(*) as n from public.applications where job_id = j.id group by status) as counts
  ) as counted
  where j.id = of_job;
end;
comment on function private.company_job_json(uuid) is 'CompanyJob (contracts/job.ts). Reach is checked by its callers.';

-- ── Assigning ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.require_assignee(p_user_id uuid, of_companies uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that the membership does not end meanwhile.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role in ('manager', 'recruiter', 'partner_recruiter')
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
end
$$;
comment on function private.require_assignee(uuid, uuid[]) is
  'PT422 unless the person is a manager, recruiter or partner recruiter of each company, or null. SECURITY DEFINER: reads roles of companies the caller was found to manage.';

create function private.check_assignment(kind text, wanted uuid[], within_reach integer, of_companies uuid[], assignee uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', format('Please select %ss and an assignee', kind));
  elsif within_reach < cardinality(wanted) then
    perform private.fail(404, kind || '_not_found', initcap(kind) || ' not found');
  elsif exists (select from unnest(of_companies) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(assignee, of_companies);
end
$$;
comment on function private.check_assignment(text, uuid[], integer, uuid[], uuid) is
  'Whether the caller may assign what was asked for: kind (job or candidate), the ids, how many of them the caller''s companies have, those companies, and who gets them. PT422 for none or for somebody who is no manager or recruiter there, PT404 for one out of reach, PT403 without the right.';

create function private.tell_assignee(assignee uuid, kind text, names text[], data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(names) > 0 and assignee is distinct from auth.uid() then
    perform private.notify(
      assignee, kind || '_assigned',
      case when cardinality(names) = 1 then format('A %s was assigned to you', kind)
        else format('%s %ss were assigned to you', cardinality(names), kind) end,
      array_to_string(names[1:5], ', ') || case when cardinality(names) > 5 then ' and ' || (cardinality(names) - 5) || ' more' else '' end,
      data
    );
  end if;
end
$$;
comment on function private.tell_assignee(uuid, text, text[], jsonb) is
  'One notification about newly assigned jobs or candidates, whatever their number; none to oneself or when nothing is new.';

grant execute on function
  private.my_assigned_job_ids(), private.works_on_job(public.jobs), private.can_read_job(public.jobs)
to authenticated, service_role;

-- Reading what somebody wrote as a job: its checks in the words of contracts/job.ts, and its questions.

create function private.job_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('title', 'text', 200, min_length => 1, message => 'Enter a job title'),
  private.rule('description', 'text', 20000, min_length => 1, message => 'Enter a description'),
  private.rule('location', 'text', 200, min_length => 1, message => 'Enter the primary location'),
  private.rule('locations', 'texts', 200, max_items => 20),
  private.rule('jobType', 'choice', min_length => 1, message => 'Choose a job type', choices => enum_range(null::public.job_type)::text[]),
  private.rule(
    'experienceLevel', 'choice', message => 'Choose an experience level', choices => enum_range(null::public.experience_level)::text[]
  ),
  private.rule('experienceRequired', 'text', 500),
  private.rule('educationRequired', 'text', 500),
  private.rule('skills_required', 'texts', 60, max_items => 50),
  private.rule('requirements', 'texts', 500, max_items => 50),
  private.rule('preferredSkills', 'texts', 60, max_items => 50)
];
comment on function private.job_rules() is 'The texts, lists and choices of jobInputSchema (contracts/job.ts).';

create function private.salary_problem(value jsonb) returns text
language sql immutable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' then null
  when jsonb_typeof(value) <> 'number' then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric < 0 or (value #>> '{}')::numeric % 1 <> 0 then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric > 100000000 then 'This salary is too large'
end;
comment on function private.salary_problem(jsonb) is 'What is wrong with a salary (annual, whole US dollars), or null.';

create function private.read_job_status(value text) returns text
language sql immutable set search_path = ''
return case lower(private.trimmed(value))
  when 'open' then 'published'
  when 'active' then 'published'
  else lower(private.trimmed(value))
end;
comment on function private.read_job_status(text) is 'A job status as it may arrive: any case, ''open'' and ''active'' as published (RULES: Jobs). Unknown values stay unknown.';

create function private.day_problem(value jsonb, stored date) returns text
language sql stable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' or value = '""' then null
  when jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^\d{4}-\d{2}-\d{2}$'
    or not pg_input_is_valid(value #>> '{}', 'date') then 'Choose a date'
  when (value #>> '{}')::date is distinct from stored and (value #>> '{}')::date < (now() at time zone 'UTC')::date
    then 'The expiry date cannot be before today'
end;
comment on function private.day_problem(jsonb, date) is
  'What is wrong with an expiry day (yyyy-mm-dd, UTC), or null. A past day is refused unless it is the stored one (RULES: Jobs).';

create function private.job_question_errors(questions jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.field_rule[] := array[
    private.rule('question', 'text', 500, min_length => 1, message => 'Write the question'),
    private.rule('questionType', 'choice', message => 'Choose a type of answer', choices => enum_range(null::public.question_type)::text[]),
    private.rule('options', 'texts', 200, max_items => 30)
  ];
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if questions is null or jsonb_typeof(questions) = 'null' then
    return errors;
  elsif jsonb_typeof(questions) <> 'array' then
    return '{"questions": "Use a list here"}';
  elsif jsonb_array_length(questions) > 30 then
    return '{"questions": "Use at most 30 questions"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(questions) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object('questions.' || place, 'Write the question');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if jsonb_typeof(entry -> 'isRequired') not in ('boolean', 'null') then
      found := found || '{"isRequired": "Choose yes or no"}';
    end if;
    if jsonb_typeof(entry -> 'id') <> 'null' and not pg_input_is_valid(entry ->> 'id', 'uuid') then
      found := found || '{"id": "This link is not valid"}';
    end if;
    if not found ? 'options' and private.trimmed(entry ->> 'questionType') in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$$;
comment on function private.job_question_errors(jsonb) is 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/job.ts.';

create function private.job_errors(data jsonb, stored_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(data, private.job_rules());
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored_day),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (data ->> 'salaryMin')::numeric > (data ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$$;
comment on function private.job_errors(jsonb, date) is
  'Errors of a whole jobData by field, in the words of contracts/job.ts. stored_day: the expiry day the job has now. PT422 when data is no object.';

create function private.apply_job_input(job public.jobs, data jsonb) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  job.title := clean ->> 'title';
  job.description := clean ->> 'description';
  job.location := clean ->> 'location';
  job.locations := private.distinct_texts(data -> 'locations');
  job.job_type := clean ->> 'jobType';
  job.experience_level := clean ->> 'experienceLevel';
  job.experience_required := clean ->> 'experienceRequired';
  job.education_required := clean ->> 'educationRequired';
  job.salary_min := (data ->> 'salaryMin')::numeric;
  job.salary_max := (data ->> 'salaryMax')::numeric;
  job.skills_required := private.distinct_texts(data -> 'skills_required');
  job.requirements := private.distinct_texts(data -> 'requirements');
  job.preferred_skills := private.distinct_texts(data -> 'preferredSkills');
  job.expires_at := nullif(data ->> 'expires_at', '');
  job.status := coalesce(private.read_job_status(data ->> 'status')::public.job_status, job.status, 'draft');
  return job;
end
$$;
comment on function private.apply_job_input(public.jobs, jsonb) is 'The job with the values of a checked jobData. A missing status stays what it is.';

create function private.store_job_questions(of_job uuid, questions jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  entry record;
  kept uuid[] := '{}';
  target uuid;
begin
  for entry in
    select
      case when item ->> 'id' is not null then (item ->> 'id')::uuid end as id,
      private.trimmed(item ->> 'question') as question,
      coalesce(nullif(private.trimmed(item ->> 'questionType'), ''), 'TEXT')::public.question_type as question_type,
      coalesce((item ->> 'isRequired')::boolean, true) as is_required,
      private.distinct_texts(item -> 'options') as options,
      (ordinality - 1)::integer as place
    from jsonb_array_elements(case jsonb_typeof(questions) when 'array' then questions else '[]' end) with ordinality as given (item, ordinality)
  loop
    if entry.question_type not in ('MULTIPLE_CHOICE', 'CHECKBOX') then
      entry.options := '{}';
    end if;
    target := null;
    -- A question whose type changes after it was answered becomes a new one: given answers keep their meaning.
    update public.job_questions q set
      "position" = entry.place,
      question = entry.question,
      question_type = entry.question_type,
      is_required = entry.is_required,
      options = entry.options
    where q.id = entry.id and q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
      and (
        q.question_type = entry.question_type
        or not exists (select from public.job_application_answers a where a.question_id = q.id)
      )
    returning q.id into target;
    if target is null then
      insert into public.job_questions (job_id, "position", question, question_type, is_required, options)
      values (of_job, entry.place, entry.question, entry.question_type, entry.is_required, entry.options)
      returning id into target;
    end if;
    kept := kept || target;
  end loop;

  delete from public.job_questions q
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
    and not exists (select from public.job_application_answers a where a.question_id = q.id);
  update public.job_questions q set removed_at = now()
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept);
end
$$;
comment on function private.store_job_questions(uuid, jsonb) is
  'Makes a checked list the questions of a job: matched by id, others are new. Those no longer listed are deleted, or marked removed when they have answers.';

-- What the caller may do with an application, who is told of it, and what is read of it.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_move_application(application public.applications) returns boolean
language sql stable set search_path = ''
return application.company_id in (select private.my_company_ids_to('handle_applications'))
  or application.job_id in (select private.my_assigned_job_ids());
comment on function private.can_move_application(public.applications) is
  'True for staff of the job''s company who handle its applications: all of them, or those of jobs assigned to them (RULES: Applications).';

create function private.can_review_application(application public.applications) returns boolean
language sql stable set search_path = ''
return coalesce(
  private.can_move_application(application)
  or application.applied_by_company_id in (select private.my_company_ids_to('handle_applications')), false);
comment on function private.can_review_application(public.applications) is
  'True for staff who read an application as employers: who may move it, and recruiting staff of the company that managed the candidate (RULES: Applications).';

create function private.can_read_application(application public.applications) returns boolean
language sql stable set search_path = ''
return application.candidate_id = (select private.my_candidate_id())
  or private.can_review_application(application)
  or (select private.is_admin());
comment on function private.can_read_application(public.applications) is
  'True for its candidate, for staff who may review it, and for administrators (RULES: Applications).';

create function private.can_withdraw_application(application public.applications) returns boolean
language sql stable set search_path = ''
return application.candidate_id = (select private.my_candidate_id())
  and exists (
    select from private.application_transitions t
    where t.from_status = application.status and t.to_status = 'withdrawn' and t.made_by = 'candidate'
  );
comment on function private.can_withdraw_application(public.applications) is
  'True for its candidate while the table of moves allows withdrawing (RULES: Applications). Called by SECURITY DEFINER procedures: that table is closed.';

create function private.reviewed_application(p_application_id uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications;
begin
  perform private.require_caller();
  select * into application from public.applications a
  where a.id = p_application_id and (private.can_review_application(a) or private.is_admin());
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return application;
end
$$;
comment on function private.reviewed_application(uuid) is 'The application if the caller reads it as an employer or administrator; PT404 otherwise, whether it exists or not.';

-- ── Telling people ────────────────────────────────────────────────────────────────────────────────────────────

create function private.people_behind_job(of_job uuid) returns table (user_id uuid, email text)
language sql stable set search_path = ''
begin atomic
  with job as (
    select j.company_id, coalesce(
      (select a.assigned_to_user_id from public.job_assignments a where a.job_id = j.id),
      (select u.user_id from public.company_users u where u.user_id = j.created_by and u.company_id = j.company_id)
    ) as in_charge
    from public.jobs j
    where j.id = of_job
  )
  select u.user_id, p.email
  from job
  join public.company_users u on u.company_id = job.company_id
    and case when job.in_charge is null then u.role = 'company_admin' else u.user_id = job.in_charge end
  join public.profiles p on p.id = u.user_id;
end;
comment on function private.people_behind_job(uuid) is
  'Who hears about a job''s applications: its assignee, else who created it if still on the staff, else the company''s admins.';

create function private.application_ids(application public.applications) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id);
comment on function private.application_ids(public.applications) is 'What a notification about an application links with.';

create function private.application_match(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.job_match(j, c)
  from public.jobs j, public.candidates c
  where j.id = application.job_id and c.id = application.candidate_id;
end;
comment on function private.application_match(public.applications) is 'The match of an application''s job and candidate, as both sides see it.';

create function private.tell_company_about_application(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  told record;
  facts record;
  ids jsonb := private.application_ids(application);
begin
  select j.title, c.name as company_name, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, public.companies c, public.candidates p
  where j.id = application.job_id and c.id = application.company_id and p.id = application.candidate_id;
  for told in select * from private.people_behind_job(application.job_id) loop
    if application.status = 'withdrawn' then
      perform private.notify(
        told.user_id, 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids);
    else
      perform private.notify(told.user_id, 'application_received', facts.candidate_name || ' applied', facts.title, ids);
      perform private.enqueue_email('application_received', told.email, jsonb_build_object(
        'company_name', facts.company_name,
        'job_title', facts.title,
        'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary',
        'path', '/company/applications/' || application.id
      ));
    end if;
  end loop;
end
$$;
comment on function private.tell_company_about_application(public.applications) is
  'A new application: notification and mail to the people behind the job. A withdrawn one: notification.';

create function private.tell_candidate_about_status(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record;
begin
  select p.user_id, p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    private.application_ids(application)
  );
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'path', '/candidate/applications/' || application.id
  ));
end
$$;
comment on function private.tell_candidate_about_status(public.applications) is
  'Notification, and mail to the account''s confirmed address, about the status an application has now (RULES: Applications).';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.application_answers_json(of_application uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_id', a.question_id,
    'question', a.question,
    'question_type', q.question_type,
    'is_required', q.is_required,
    'answer', a.answer
  ) order by q."position", q.id), '[]')
  from public.job_application_answers a
  join public.job_questions q on q.id = a.question_id
  where a.application_id = of_application;
end;
comment on function private.application_answers_json(uuid) is 'ApplicationAnswer[] (contracts/application.ts), in the order of the form.';

create function private.application_events_json(of_application uuid, names_of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'from_status', e.from_status,
    'to_status', e.to_status,
    'created_at', e.created_at,
    'actor_name', nullif(btrim(u.first_name || ' ' || u.last_name), '')
  ) order by e.id), '[]')
  from public.application_events e
  left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
  where e.application_id = of_application;
end;
comment on function private.application_events_json(uuid, uuid) is
  'ApplicationEvent[] (contracts/application.ts), oldest first. Names only of colleagues at the given company; none with null.';

create function private.my_application_json(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'job', private.job_facts(j) || jsonb_build_object(
      'company', private.company_card(c),
      'is_visible', private.is_visible_job(j.id)
    ),
    'answers', private.application_answers_json(application.id),
    'events', private.application_events_json(application.id, null),
    'match', private.job_match(j, me),
    'can', jsonb_build_object('withdraw', private.can_withdraw_application(application))
  )
  from public.jobs j, public.companies c, public.candidates me
  where j.id = application.job_id and c.id = j.company_id and me.id = application.candidate_id;
end;
comment on function private.my_application_json(public.applications) is 'CandidateApplicationDetail (contracts/application.ts).';

create function private.applicant_entry(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'candidate_id', c.id,
    'candidate_name', btrim(c.first_name || ' ' || c.last_name),
    'candidate_title', c.title,
    'match', private.job_match(j, c)
  )
  from public.candidates c, public.jobs j
  where c.id = application.candidate_id and j.id = application.job_id;
end;
comment on function private.applicant_entry(public.applications) is 'JobApplicationListItem (contracts/application.ts).';

create function private.company_application_json(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  with neighbours as (
    select
      a.id,
      lag(a.id) over newest_first as previous_id,
      lead(a.id) over newest_first as next_id,
      row_number() over newest_first as place,
      count(*) over () as total
    from public.applications a
    where a.job_id = application.job_id
      -- The managing company walks through its own candidates only.
      and (
        (select private.can_move_application(application) or private.is_admin())
        or a.applied_by_company_id = application.applied_by_company_id
      )
    window newest_first as (order by a.applied_at desc, a.id desc)
  )
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'applied_by_company_id', application.applied_by_company_id,
    'candidate', private.applicant_json(c),
    'job', jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'location', j.location,
      'job_type', j.job_type,
      'experience_level', j.experience_level,
      'assignee', private.assignee_of_job(j.id),
      'is_deleted', j.deleted_at is not null
    ),
    'answers', private.application_answers_json(application.id),
    'events', private.application_events_json(
      application.id, case when private.can_move_application(application) then application.company_id end
    ),
    'match', private.job_match(j, c),
    'allowed_statuses', case when private.can_move_application(application) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
    ) else '[]' end,
    'previous_id', neighbours.previous_id,
    'next_id', neighbours.next_id,
    'position', neighbours.place,
    'total', neighbours.total
  )
  from neighbours, public.candidates c, public.jobs j
  where neighbours.id = application.id and c.id = application.candidate_id and j.id = application.job_id;
end;
comment on function private.company_application_json(public.applications) is
  'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

grant execute on function
  private.can_move_application(public.applications), private.can_review_application(public.applications),
  private.can_read_application(public.applications)
to authenticated, service_role;

-- Whose file is it, and who may touch it. Every object lies at {folder}/{name}: the folder is the account's id, in the company buckets
-- the company's id. The buckets themselves, with their limits, are rows: a migration writes them.

create function private.bucket_endings(bucket text) returns text[]
language sql immutable parallel safe set search_path = ''
return case bucket
  when 'candidate_resumes' then array['pdf', 'doc', 'docx']
  when 'candidate_cover_letters' then array['pdf', 'doc', 'docx']
  when 'candidate_certificates' then array['pdf', 'jpg', 'jpeg', 'png']
  when 'application_files' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-documents' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-logos' then array['jpg', 'jpeg', 'png', 'webp']
end;
comment on function private.bucket_endings(text) is
  'File name endings a bucket takes, as in contracts/files.ts. The MIME limit compares what the uploader declares only; the ending decides how a file is served and opened.';

create function private.file_folder(bucket text, path text) returns uuid
language sql immutable parallel safe set search_path = ''
return case
  when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9][A-Za-z0-9._-]{0,150}$'
    and lower(substring(path from '\.([A-Za-z]+)$')) = any (private.bucket_endings(bucket))
  then split_part(path, '/', 1)::uuid
end;
comment on function private.file_folder(text, text) is
  'The folder of a path {uuid}/{name}.{ending} with an ending its bucket takes; null for every other path, so that no policy matches it.';

create function private.own_file_problem(of_user uuid, bucket text, path text) returns text
language sql stable set search_path = ''
return case
  when private.file_folder(bucket, path) is distinct from of_user
    or not exists (select from storage.objects o where o.bucket_id = bucket and o.name = path)
  then 'This file is not stored. Upload it again.'
  when exists (select from storage.objects o where o.bucket_id = bucket and o.name = path and o.metadata ->> 'size' = '0')
  then 'This file is empty. Choose another file.'
end;
comment on function private.own_file_problem(uuid, text, text) is
  'Why a path cannot stand in a record: it must lie in the account''s own folder, exist in the bucket and hold something. Null when it does.';

-- ── Candidates' files ─────────────────────────────────────────────────────────────────────────────────────────

create function private.is_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return coalesce(
  bucket in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
  and private.file_folder(bucket, path) = (select auth.uid()), false);
comment on function private.is_own_file(text, text) is 'True for a candidate''s file in the caller''s own folder, of whatever role the account is now.';

create function private.is_sent_answer(path text) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (
    select from public.job_application_answers answer
    join public.applications a on a.id = answer.application_id
    where a.candidate_id = (select private.my_candidate_id()) and answer.answer = path
  );
end;
comment on function private.is_sent_answer(text) is
  'True when the path is an answer in one of the caller''s applications: such a file stays as it was sent.';

create function private.can_write_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return private.is_own_file(bucket, path) and (select private.my_role()) = 'candidate';
comment on function private.can_write_own_file(text, text) is 'True when the caller, a candidate, may store a file there (RULES: Files).';

create function private.can_remove_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return private.is_own_file(bucket, path) and not (bucket = 'application_files' and private.is_sent_answer(path));
comment on function private.can_remove_own_file(text, text) is 'True for the caller''s own file unless it was sent with an application (RULES: Files).';

create function private.can_read_candidate_files(of_user uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    where c.user_id = of_user
      and (
        private.manages_candidate(c)
        or exists (select from public.applications a where a.candidate_id = c.id and private.can_move_application(a))
      )
  );
end;
comment on function private.can_read_candidate_files(uuid) is
  'True when the caller''s company may open the documents of this account: it manages the candidate or got an application from them (RULES: Files). SECURITY DEFINER: storage policies would run the row policies of three tables for every object; answers yes or no only.';

create function private.can_read_answer_file(of_user uuid, path text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    join public.applications a on a.candidate_id = c.id
    join public.job_application_answers answer on answer.application_id = a.id
    join public.job_questions question on question.id = answer.question_id
    where c.user_id = of_user and question.question_type = 'FILE' and answer.answer = path
      and private.can_review_application(a)
  );
end;
comment on function private.can_read_answer_file(uuid, text) is
  'True when the file answers a question of an application the caller may review (RULES: Files). SECURITY DEFINER for the same reason as can_read_candidate_files.';

-- ── Companies' files ──────────────────────────────────────────────────────────────────────────────────────────

create function private.can_write_company_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return case bucket
  when 'company-documents' then private.can_at_company(private.file_folder(bucket, path), 'edit_registration')
  when 'company-logos' then private.can_at_company(private.file_folder(bucket, path), 'edit_profile')
  else false
end;
comment on function private.can_write_company_file(text, text) is
  'True when the caller may store, replace and delete the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

grant execute on function
  private.bucket_endings(text), private.file_folder(text, text), private.is_own_file(text, text), private.is_sent_answer(text),
  private.can_write_own_file(text, text), private.can_remove_own_file(text, text), private.can_read_candidate_files(uuid),
  private.can_read_answer_file(uuid, text), private.can_write_company_file(text, text)
to authenticated, service_role;

-- Reading what a candidate answered to a job's questions.

create function private.answer_problem(asked public.job_questions, answer text, of_user uuid) returns text
language sql stable set search_path = ''
return case
  when private.trimmed(answer) = '' then case when asked.is_required then 'Please answer this question' end
  when char_length(answer) > 5000 then private.too_long(5000)
  when asked.question_type = 'MULTIPLE_CHOICE' and answer <> all (asked.options) then 'Choose one of the options'
  when asked.question_type = 'CHECKBOX' and not string_to_array(answer, E'\n') <@ asked.options then 'Choose from the options'
  when asked.question_type = 'RATING' and answer not in ('1', '2', '3', '4', '5') then 'Choose a rating from 1 to 5'
  when asked.question_type = 'FILE' then private.own_file_problem(of_user, 'application_files', answer)
end;
comment on function private.answer_problem(public.job_questions, text, uuid) is 'Why an answer does not answer its question, or null.';

create function private.refuse_answer_errors(of_job uuid, given jsonb, of_user uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb;
  misses_required boolean;
begin
  with checked as (
    select q.id, private.trimmed(coalesce(given ->> q.id::text, '')) = '' as is_blank,
      private.answer_problem(q, coalesce(given ->> q.id::text, ''), of_user) as problem
    from public.job_questions q
    where q.job_id = of_job and q.removed_at is null
  )
  select coalesce(jsonb_object_agg(id, problem), '{}'), coalesce(bool_or(is_blank), false)
  into errors, misses_required
  from checked where problem is not null;
  if misses_required then
    perform private.fail(422, 'answers_required', 'Please answer all required questions', jsonb_build_object('fields', errors));
  end if;
  perform private.refuse_field_errors(errors);
end
$$;
comment on function private.refuse_answer_errors(uuid, jsonb, uuid) is
  'PT422 with fields by question id unless the answers ({question id: text}) answer what the job asks now (RULES: Applications).';

create function private.read_answers(of_job uuid, p_answers jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  entry jsonb;
  given jsonb := '{}';
begin
  if p_answers is null or jsonb_typeof(p_answers) = 'null' then
    return given;
  elsif jsonb_typeof(p_answers) <> 'array' or jsonb_array_length(p_answers) > 100 then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for entry in select * from jsonb_array_elements(p_answers) loop
    if jsonb_typeof(entry) <> 'object' or not coalesce(pg_input_is_valid(entry ->> 'question_id', 'uuid'), false) then
      perform private.fail(422, 'invalid_input', 'Please check the form and try again');
    elsif jsonb_typeof(entry -> 'answer') is distinct from 'string' then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'Use text here'));
    elsif not exists (select from public.job_questions q where q.id = (entry ->> 'question_id')::uuid and q.job_id = of_job) then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'This question does not belong to this job'));
    end if;
    given := given || jsonb_build_object((entry ->> 'question_id')::uuid::text, entry ->> 'answer');
  end loop;
  return given;
end
$$;
comment on function private.read_answers(uuid, jsonb) is
  'A list of {question_id, answer} as {question id: answer}. PT422 for anything else. Answers to questions removed meanwhile are let through; nobody asks for them any more.';

create function private.read_status_filter(p_status text) returns public.application_status
language plpgsql stable set search_path = ''
as $$
declare
  given text := lower(private.trimmed(p_status));
begin
  if given = 'accepted' then
    return 'hired';
  elsif given <> all (enum_range(null::public.application_status)::text[]) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  end if;
  return nullif(given, '')::public.application_status;
end
$$;
comment on function private.read_status_filter(text) is
  'An application status as it may arrive: any case, ''accepted'' as hired (RULES: Applications). Null stays null. PT422 for unknown ones.';

-- Writing a company: the fields of its two forms, and what may be stored of them.

create function private.company_profile_rules(for_registration boolean) returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('name', 'text', 200, 2, case when for_registration then 'Company name must be at least 2 characters' else 'Company name is required' end),
  private.rule('location', 'text', 200, 2, 'Location is required'),
  private.rule('industry', 'text', 100, 2, 'Industry is required'),
  private.rule('company_size', 'choice', message => 'Choose a company size', choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'),
  private.rule('website', 'url', message => case when for_registration then 'Must be a valid URL' else 'Please enter a valid URL' end),
  private.rule('description', 'text', 10000),
  private.rule('linkedin_url', 'url', message => 'Please enter a valid LinkedIn URL'),
  private.rule('twitter_url', 'url', message => 'Please enter a valid Twitter URL'),
  private.rule('facebook_url', 'url', message => 'Please enter a valid Facebook URL'),
  private.rule('instagram_url', 'url', message => 'Please enter a valid Instagram URL'),
  private.rule('logo_url', 'text', 500)
];
comment on function private.company_profile_rules(boolean) is
  'Fields of the public profile (RULES: Companies), with the messages of the form they come from. The same as companyProfileSchema in the contracts.';

create function private.company_registration_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('dba_name', 'text', 200),
  private.rule('primary_contact_name', 'text', 200),
  private.rule('primary_contact_email', 'email', message => 'Must be a valid email'),
  private.rule('primary_contact_phone', 'text', 40),
  private.rule('primary_contact_alt_email', 'email', message => 'Must be a valid email'),
  private.rule('primary_contact_alt_phone', 'text', 40),
  private.rule('secondary_contact_name', 'text', 200),
  private.rule('secondary_contact_email', 'email', message => 'Must be a valid email'),
  private.rule('secondary_contact_phone', 'text', 40),
  private.rule('secondary_contact_alt_email', 'email', message => 'Must be a valid email'),
  private.rule('secondary_contact_alt_phone', 'text', 40),
  private.rule('reg_street', 'text', 200),
  private.rule('reg_unit', 'text', 50),
  private.rule('reg_city', 'text', 100),
  private.rule('reg_state', 'text', 100),
  private.rule('reg_zip_code', 'text', 20),
  private.rule('reg_country', 'text', 100),
  private.rule('same_as_registered', 'boolean'),
  private.rule('op_street', 'text', 200),
  private.rule('op_unit', 'text', 50),
  private.rule('op_city', 'text', 100),
  private.rule('op_state', 'text', 100),
  private.rule('op_zip_code', 'text', 20),
  private.rule('op_country', 'text', 100),
  private.rule('tax_id', 'text', 50),
  private.rule('ein_document_url', 'text', 500),
  private.rule('tax_document_url', 'text', 500)
];
comment on function private.company_registration_rules() is
  'Fields of the registration that are not part of the public profile (RULES: Companies): only registration roles may change them.';

create function private.company_path_errors(company public.companies, changes jsonb) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_object_agg(field, 'Please upload the file again'), '{}')
  from (
    values ('logo_url', 'company-logos'), ('ein_document_url', 'company-documents'), ('tax_document_url', 'company-documents')
  ) as files (field, bucket)
  where changes ->> field is not null
    and changes ->> field is distinct from to_jsonb(company) ->> field
    and not exists (
      select from (
        select company.id as folder union all select u.user_id from public.company_users u where u.company_id = company.id
      ) allowed
      where private.file_folder(bucket, changes ->> field) = allowed.folder
    );
end;
comment on function private.company_path_errors(public.companies, jsonb) is
  'Files that are neither in the company''s folder nor in one of its members'': such a row would show another''s file. What is stored already may stay.';

create function private.write_company(company public.companies, changes jsonb, resubmit boolean) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  wanted public.companies := jsonb_populate_record(company, changes);
begin
  perform private.refuse_field_errors(private.company_path_errors(company, changes));
  if wanted.same_as_registered then
    wanted := jsonb_populate_record(
      wanted, '{"op_street":null,"op_unit":null,"op_city":null,"op_state":null,"op_zip_code":null,"op_country":null}');
  end if;
  if resubmit then
    wanted.submitted_at := now();
    wanted.rejected_at := null;
    wanted.rejection_reason := null;
  end if;
  update public.companies c set
    (name, dba_name, industry, company_size, location, website, description, logo_url,
     linkedin_url, twitter_url, facebook_url, instagram_url,
     primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone,
     secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone,
     reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered,
     op_street, op_unit, op_city, op_state, op_zip_code, op_country,
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason)
  where c.id = company.id
  returning * into wanted;
  return wanted;
end
$$;
comment on function private.write_company(public.companies, jsonb, boolean) is
  'Writes checked and cleaned fields; what is absent stays. An operating address that equals the registered one is blanked (RULES: Companies). resubmit puts it before the admins again.';

-- Invitations of all four kinds: what one is, who may send and manage it, and what is checked before it is sent.
-- A kind is what the link says: admin, company, employee or candidate.

create function private.invitation_kind(invitation public.invitations) returns text
language sql immutable set search_path = ''
return case
  when invitation.type = 'admin_invitation' then 'admin'
  when invitation.type = 'candidate' then 'candidate'
  when invitation.is_employee then 'employee'
  else 'company'
end;
comment on function private.invitation_kind(public.invitations) is 'admin, company, employee or candidate.';

create function private.new_token() returns text
language sql volatile set search_path = ''
return replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
comment on function private.new_token() is '244 random bits from the database''s CSPRNG as 64 hexadecimal digits.';

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(token, 'UTF8'));
comment on function private.token_hash(text) is 'What the database keeps of a token.';

create function private.is_open(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return invitation.status = 'pending' and invitation.expires_at > now()
  -- What only administrators may send counts as long as its sender is one; remove_staff ends what staff sent.
  and (
    invitation.company_id is not null
    or exists (select from public.profiles p where p.id = invitation.invited_by_admin_id and p.role = 'admin')
  );
comment on function private.is_open(public.invitations) is
  'True while an invitation can be accepted: pending, unexpired, and still within its sender''s rights (every right is checked per request).';

create function private.invitation_with(token text) returns uuid
language sql stable set search_path = ''
return (select i.id from public.invitations i where i.token_hash = private.token_hash(token));
comment on function private.invitation_with(text) is 'The id of the invitation with this token, whatever its state, or null.';

create function private.usable_invitation(token text) returns public.invitations
language sql stable set search_path = ''
begin atomic
  select * from public.invitations i
  where i.token_hash = private.token_hash(token) and private.is_open(i);
end;
comment on function private.usable_invitation(text) is 'The invitation with this token if it can be accepted, or null.';

create function private.brings_company(token text, account_email text) returns boolean
language sql stable set search_path = ''
return (
  select coalesce(i.type = 'company_invitation' and lower(i.email) = lower(account_email), false)
  from private.usable_invitation(token) i
);
comment on function private.brings_company(text, text) is
  'True when this e-mail holds an invitation that will give the account its company, so that sign-up makes none.';

create function private.invitation_not_found(kind text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(404, 'invitation_not_found', case kind
    when 'admin' then 'Admin invitation not found or has expired'
    when 'company' then 'Company invitation not found or has expired'
    when 'employee' then 'Employee invitation not found or has expired'
    else 'Invitation not found or has expired'
  end);
end
$$;
comment on function private.invitation_not_found(text) is 'The one neutral answer for unknown, used, expired and wrong-kind tokens (RULES: Invitations): PT404 with the kind''s text.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_invite(kind text, for_company uuid) returns boolean
language sql stable set search_path = ''
return case kind
  when 'employee' then private.can_at_company(for_company, 'manage_staff')
  when 'candidate' then private.can_at_company(for_company, 'handle_candidates')
  else (select private.is_admin())
end;
comment on function private.can_invite(text, uuid) is
  'True when the caller may send an invitation of this kind: administrators those of admins and companies, staff those of employees and candidates for their company (RULES: Invitations).';

create function private.can_manage_invitation(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return (select private.is_admin()) or private.can_invite(private.invitation_kind(invitation), invitation.company_id);
comment on function private.can_manage_invitation(public.invitations) is
  'True when the caller sees, resends and revokes it: admins all, staff those of their company they could send (RULES: Invitations).';

create function private.inviting_company(kind text, wanted text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  named text := nullif(private.trimmed(wanted), '');
  membership public.company_users;
begin
  if named is null or pg_input_is_valid(named, 'uuid') then
    membership := private.my_membership(named::uuid);
  end if;
  -- Locked, so that remove_staff either comes first or finds the invitation to revoke.
  perform from public.company_users u where u.id = membership.id for key share;
  if not found then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_invite(kind, membership.company_id) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif not private.company_is_live(membership.company_id) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to send invitations');
  end if;
  return membership.company_id;
end
$$;
comment on function private.inviting_company(text, text) is
  'The company the caller invites for: the given one or the oldest membership. PT404 not the caller''s, PT403 without the right or while the company is not live (RULES: Invitations).';

create function private.check_invitation_rate() returns void
language plpgsql set search_path = ''
as $$
declare
  sender uuid := auth.uid();
  last_minute bigint;
  last_day bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('invitation sender ' || sender, 0));
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*) into last_minute, last_day
  from public.audit_log
  where actor_id = sender and action = 'invitation.sent' and created_at > now() - interval '1 day';
  if last_minute >= 20 or last_day >= 200 then
    perform private.fail(429, 'too_many_invitations', 'You have sent too many invitations. Please try again later.');
  end if;
end
$$;
comment on function private.check_invitation_rate() is
  'PT429 past 20 invitations a minute or 200 a day by one sender (RULES: Invitations), counted in the audit log so that resending counts. Senders are serialised, so a burst cannot slip through.';

create function private.require_invitation(p_id uuid) returns public.invitations
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_caller();
  select * into invitation from public.invitations i where i.id = p_id for update;
  if invitation.id is null or not private.can_manage_invitation(invitation) then
    perform private.fail(404, 'invitation_not_found', 'Invitation not found');
  elsif invitation.status <> 'pending' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$$;
comment on function private.require_invitation(uuid) is 'Locks and gives a pending invitation that the caller may manage. PT404, PT409.';

-- ── Checking what is sent ─────────────────────────────────────────────────────────────────────────────────────

create function private.invitation_rules(kind text) returns private.field_rule[]
language sql immutable set search_path = ''
return case kind
  when 'company' then array[
    private.rule('companyName', 'text', 200, 2, 'Company name must be at least 2 characters'),
    private.rule('message', 'text', 2000)
  ]
  when 'candidate' then array[private.rule('companyId', 'text', 50), private.rule('managementTerms', 'text', 5000)]
  else array[
    private.rule('firstName', 'text', 100, 2, 'First name must be at least 2 characters'),
    private.rule('lastName', 'text', 100, 2, 'Last name must be at least 2 characters')
  ] || case when kind = 'admin' then array[private.rule('message', 'text', 2000)] else array[
    private.rule('companyId', 'text', 50),
    private.rule('role', 'choice', 20, 1, 'Please select a role', '{manager,recruiter,partner_recruiter}')
  ] end
end;
comment on function private.invitation_rules(text) is 'The fields of each invitation form (RULES: Invitations).';

create function private.check_candidate_data(data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  address jsonb;
  errors jsonb := private.field_errors(data, private.candidate_rules());
begin
  address := private.object_at(data, 'address');
  errors := errors || private.prefix_keys(private.field_errors(address, private.address_rules()), 'address.');
  perform private.refuse_field_errors(private.prefix_keys(errors, 'candidateData.'));
  return private.clean_fields(data, private.candidate_rules())
    || jsonb_build_object('address', private.clean_fields(address, private.address_rules()));
end
$$;
comment on function private.check_candidate_data(jsonb) is 'candidateData, checked and cleaned. PT422 by field.';

create function private.check_invitation_data(kind text, email text, data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('email', email), array[private.rule('email', 'email', 320, 1, 'Please enter a valid email address')])
    || private.field_errors(data, private.invitation_rules(kind)));
  return private.clean_fields(data, private.invitation_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.check_candidate_data(private.object_at(data, 'candidateData')))
    else '{}'
  end;
end
$$;
comment on function private.check_invitation_data(text, text, jsonb) is 'The cleaned fields of an invitation. PT422 by field.';

create function private.refuse_known_invitee(kind text, invitee text, for_company uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    where lower(p.email) = invitee and c.managing_company_id is not null
  ) then
    perform private.fail(409, 'already_exists', 'A candidate with this email address already exists in the system.');
  elsif kind = 'admin' and exists (select from public.profiles where lower(email) = invitee and role = 'admin') then
    perform private.fail(409, 'already_exists', 'An administrator with this email address already exists.');
  elsif kind = 'employee' and exists (
    select from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = for_company and lower(p.email) = invitee
  ) then
    perform private.fail(409, 'already_exists', 'An employee with this email address already exists.');
  elsif exists (
    select from public.invitations i
    where lower(i.email) = invitee and private.is_open(i)
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
  ) then
    perform private.fail(409, 'already_exists', case kind
      when 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$$;
comment on function private.refuse_known_invitee(text, text, uuid) is
  'PT409 with a text containing ''already exists'' (RULES: Invitations): a managed candidate, an administrator, an employee of that company, or a pending invitation of the kind.';

-- ── Sending ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.tell_invited_candidate(invitation public.invitations, company_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  candidate_user uuid := (
    select p.id from public.profiles p
    join auth.users u on u.id = p.id
    where lower(p.email) = lower(invitation.email) and p.role = 'candidate' and u.email_confirmed_at is not null
  );
begin
  if candidate_user is not null then
    perform private.notify(
      candidate_user, 'company_invitation', 'Invitation from ' || company_name,
      company_name || ' would like to manage your profile and represent you.',
      jsonb_build_object(
        'invitation_id', invitation.id, 'company_id', invitation.company_id,
        'company_name', company_name, 'management_terms', invitation.management_terms));
  end if;
end
$$;
comment on function private.tell_invited_candidate(public.invitations, text) is
  'Someone who already has a candidate account finds the invitation in the application too (RULES: Invitations).';

create function private.invited_company_name(invitation public.invitations) returns text
language sql stable set search_path = ''
return coalesce(
  (select c.name from public.companies c where c.id = invitation.company_id), invitation.company_data ->> 'companyName');
comment on function private.invited_company_name(public.invitations) is 'The name of the company that invites, or that is invited.';

create function private.send_invitation(invitation public.invitations, token text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  kind text := private.invitation_kind(invitation);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'email', invitation.email));
  perform private.enqueue_email('invitation_' || kind, invitation.email, jsonb_build_object(
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_name', private.invited_company_name(invitation),
    'role', invitation.role,
    'message', data ->> 'message',
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at,
    'path', case kind when 'candidate' then '/invitation/' else '/' || kind || '-invitation/' end || token
  ));
  return jsonb_build_object('id', invitation.id, 'token', token, 'expires_at', invitation.expires_at);
end
$$;
comment on function private.send_invitation(public.invitations, text) is
  'Audit entry and mail for a new or renewed link; gives {id, token, expires_at}. The mail''s row holds the link until it is delivered, then it is blanked (complete_email).';

-- Accepting an invitation: atomically, once, by the invited and confirmed e-mail; what is granted comes from its row.

create function private.become_company_account(of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  current_role_of_account public.app_role := (select role from public.profiles where id = of_user for update);
begin
  if current_role_of_account = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another e-mail address.');
  elsif exists (
    select from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user
  ) then
    perform private.fail(409, 'account_has_applications', 'This account has job applications and cannot join a company. Use another e-mail address.');
  end if;
  update public.profiles set role = 'company' where id = of_user and role <> 'company';
end
$$;
comment on function private.become_company_account(uuid) is 'Makes the account a company account. PT409 for an administrator or a candidate with applications: both would lose what they have.';

create function private.accept_admin_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another e-mail address.');
  end if;
  update public.profiles set role = 'admin' where id = of_user;
end
$$;
comment on function private.accept_admin_invitation(public.invitations, uuid) is 'PT409 for company staff: an administrator would approve the own company.';

create function private.accept_company_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  own_company uuid;
begin
  perform private.become_company_account(of_user);
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  elsif exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another e-mail address.');
  else
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$$;
comment on function private.accept_company_invitation(public.invitations, uuid) is
  'The company with the invited name, unfinished, with the account as company_admin. An unfinished company the account already has takes the name. PT409 for staff of another company.';

create function private.accept_employee_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.become_company_account(of_user);
  if exists (select from public.company_users where user_id = of_user and company_id = invitation.company_id) then
    perform private.fail(409, 'already_employee', 'This account already belongs to this company.');
  end if;
  -- What sign-up made by itself and nobody touched would otherwise stay the account's first company.
  delete from public.companies c
  where c.user_id = of_user and c.submitted_at is null and not c.is_approved and c.rejected_at is null and c.name = 'New Company'
    and not exists (select from public.company_users u where u.company_id = c.id and u.user_id <> of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
end
$$;
comment on function private.accept_employee_invitation(public.invitations, uuid) is
  'Membership with company, role and name from the invitation. PT409 when it exists.';

create function private.accept_candidate_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  select * into account from public.profiles where id = of_user for update;
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account is not a candidate account. Use another e-mail address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'Your profile is already managed by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (RULES: Invitations), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_texts(data -> 'skills') else c.skills end,
    phone = coalesce(c.phone, data ->> 'phoneNumber'),
    alternate_phone = coalesce(c.alternate_phone, data ->> 'alternatePhoneNumber'),
    gender = coalesce(c.gender, (data ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (data ->> 'workAuthorization')::public.work_authorization),
    unit = coalesce(c.unit, data ->> 'unit'),
    street = coalesce(c.street, data #>> '{address,street}'),
    city = coalesce(c.city, data #>> '{address,city}'),
    state = coalesce(c.state, data #>> '{address,state}'),
    zip_code = coalesce(c.zip_code, data #>> '{address,zipCode}'),
    country = coalesce(c.country, data #>> '{address,country}')
  where c.id = candidate.id;
end
$$;
comment on function private.accept_candidate_invitation(public.invitations, uuid) is
  'Fills what is empty in the candidate''s record from the invitation and puts it under the company''s management. PT409 for other accounts and for candidates of another company.';

create function private.accept_invitation_as(of_user uuid, of_invitation uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
begin
  -- The lock makes acceptance happen once: a second one waits and then finds it accepted.
  select * into invitation from public.invitations i where i.id = of_invitation for update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another e-mail address. Sign in with that address to accept it.');
  end if;
  case kind
    when 'admin' then perform private.accept_admin_invitation(invitation, of_user);
    when 'company' then perform private.accept_company_invitation(invitation, of_user);
    when 'employee' then perform private.accept_employee_invitation(invitation, of_user);
    when 'candidate' then perform private.accept_candidate_invitation(invitation, of_user);
  end case;
  update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = of_user where id = invitation.id;
  update public.notifications set is_read = true
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit_as(
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$$;
comment on function private.accept_invitation_as(uuid, uuid) is
  'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same. PT403 for another or unconfirmed e-mail, PT404 when it is not open, PT409 when the account cannot become what it grants (RULES: Invitations).';

-- Approving and rejecting a company.

create function private.approve_company(company public.companies) returns public.companies
language plpgsql set search_path = ''
as $$
begin
  if company.is_approved then
    return company;
  end if;
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.audit('company.approved', 'company', company.id, company.id);
  perform private.tell_company_admins(
    company, 'company_approved', 'Company approved', company.name || ' has been approved.',
    'company_approved', '{"path": "/company/dashboard"}');
  return company;
end
$$;
comment on function private.approve_company(public.companies) is 'Approves and tells the company; an approved one is left as it is.';

create function private.reject_company(company public.companies, reason text) returns public.companies
language plpgsql set search_path = ''
as $$
begin
  if company.is_approved then
    perform private.fail(409, 'already_approved', 'An approved company cannot be rejected');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$$;
comment on function private.reject_company(public.companies, text) is
  'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 when approved (RULES: Administration).';

-- Who reads a profile, and what happens when an account is made, confirmed or changes its address.

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;

create policy "People can read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Admins can read every profile" on public.profiles
  for select to authenticated using ((select private.is_admin()));

create trigger profiles_touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- ── Sign-up ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.create_first_company(of_user uuid, user_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  new_company uuid;
begin
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is kept.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.create_first_company(uuid, text) is
  'The company ''New Company'' and its company_admin for a new company account (RULES: Accounts). A failure is written to the audit log and undone, never raised.';

create function private.accept_invitation_at_confirmation(account auth.users) returns void
language plpgsql set search_path = ''
as $$
declare
  token text := account.raw_user_meta_data ->> 'invitation';
begin
  if token is null or account.email_confirmed_at is null then
    return;
  end if;
  perform private.accept_invitation_as(account.id, private.invitation_with(token));
exception when others then
  -- The address is confirmed all the same; the person can sign in and open the link again.
  perform private.audit_as(account.id, 'invitation.acceptance_failed', 'profile', account.id, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.accept_invitation_at_confirmation(auth.users) is
  'Accepts the invitation an account was made with, once its address is confirmed (RULES: Invitations). A failure is written to the audit log and undone, never raised.';

create function private.handle_new_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  if granted = 'company' and not private.brings_company(new.raw_user_meta_data ->> 'invitation', new.email) then
    perform private.create_first_company(new.id, new.email);
  end if;
  perform private.accept_invitation_at_confirmation(new);
  return null;
end
$$;
comment on function private.handle_new_account() is
  'Row trigger on auth.users: profile with the granted role, and for a company account its company. SECURITY DEFINER: sign-up runs as the auth service, which owns nothing here.';

create function private.handle_changed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    perform private.accept_invitation_at_confirmation(new);
  end if;
  return null;
end
$$;
comment on function private.handle_changed_account() is
  'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed) and accepts the pending invitation at confirmation. SECURITY DEFINER as handle_new_account.';

-- "or replace" needs no ownership of auth.users, which the hosted product keeps.
create or replace trigger handle_new_account after insert on auth.users
  for each row execute function private.handle_new_account();
create or replace trigger handle_changed_account after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_account();

-- Rows of companies, staff and subscriptions. A set or a flag before a predicate only spares rows it would refuse or need not look at.

alter table public.companies enable row level security;
alter table public.company_users enable row level security;
alter table public.company_subscriptions enable row level security;
revoke all on public.companies, public.company_users, public.company_subscriptions from anon, authenticated, service_role;
grant select on public.companies, public.company_users, public.company_subscriptions to authenticated, service_role;

create policy "Staff and admins can read a company" on public.companies
  for select to authenticated
  using ((select private.is_admin()) or id in (select private.my_company_ids()) and private.can_read_company(id));

create policy "Staff and admins can read a company's staff" on public.company_users
  for select to authenticated
  using ((select private.is_admin()) or company_id in (select private.my_company_ids()) and private.can_read_company(company_id));
-- Own name and contact only: role, company and account are not in the grant.
grant update (first_name, last_name, email, phone) on public.company_users to authenticated;
create policy "Staff can edit their own name and contact" on public.company_users
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Staff and admins can read a company's subscription" on public.company_subscriptions
  for select to authenticated
  using ((select private.is_admin()) or company_id in (select private.my_company_ids()) and private.can_read_company(company_id));

create trigger companies_touch_updated_at before update on public.companies
  for each row execute function private.touch_updated_at();
create trigger company_users_touch_updated_at before update on public.company_users
  for each row execute function private.touch_updated_at();
create trigger company_subscriptions_touch_updated_at before update on public.company_subscriptions
  for each row execute function private.touch_updated_at();
create trigger company_users_keep_authority before update on public.company_users
  for each row execute function private.keep_authority('id', 'user_id', 'company_id', 'role', 'created_at');

-- Rows of candidates and of who looks after them. A set or a flag before a predicate only spares rows it would refuse or need not look at.

alter table public.candidates enable row level security;
alter table public.candidate_assignments enable row level security;
revoke all on public.candidates, public.candidate_assignments from anon, authenticated, service_role;
-- A list, so that a new column is read by nobody until it is named here.
grant select (
  id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, skill_keys, gender, work_authorization,
  experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url,
  cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at
) on public.candidates to authenticated;
grant select on public.candidates to service_role;
grant select on public.candidate_assignments to authenticated, service_role;
-- The application's own first write: a bare record. Everything else goes through update_candidate_profile.
grant insert (user_id, first_name, last_name, email, skills) on public.candidates to authenticated;

create policy "Candidates, managing staff and admins can read a candidate" on public.candidates
  for select to authenticated
  using (
    (select private.is_admin())
    or (user_id = (select auth.uid()) or managing_company_id in (select private.my_company_ids()))
      and private.can_read_candidate(candidates)
  );
create policy "Candidates can create their own record" on public.candidates
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.my_role()) = 'candidate'
    and lower(email) = lower((select p.email from public.profiles p where p.id = (select auth.uid())))
  );

create policy "Staff and admins can read who looks after a candidate" on public.candidate_assignments
  for select to authenticated
  using ((select private.is_admin()) or company_id in (select private.my_company_ids()) and private.can_read_assignment(company_id, assigned_to_user_id));

create function private.keep_management_consistent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Also when the managing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  return new;
end
$$;
comment on function private.keep_management_consistent() is 'Row trigger: is_managed_by_company always says whether there is a managing company.';
create trigger candidates_keep_management_consistent before insert or update on public.candidates
  for each row execute function private.keep_management_consistent();
create trigger candidates_keep_authority before insert or update on public.candidates
  for each row execute function private.keep_authority('managing_company_id', 'management_terms');
create trigger candidates_touch_updated_at before update on public.candidates
  for each row execute function private.touch_updated_at();
create trigger candidate_assignments_touch_updated_at before update on public.candidate_assignments
  for each row execute function private.touch_updated_at();

-- Rows of jobs, and the triggers that keep published_jobs. A set or a flag before a predicate only spares rows it would refuse or need
-- not look at.

alter table public.jobs enable row level security;
alter table public.job_questions enable row level security;
alter table public.job_assignments enable row level security;
alter table public.published_jobs enable row level security;
revoke all on public.jobs, public.job_questions, public.job_assignments, public.published_jobs from anon, authenticated, service_role;
grant select on public.jobs, public.job_questions, public.job_assignments to authenticated, service_role;
grant select on public.published_jobs to anon, authenticated, service_role;

create policy "Staff and admins can read a job" on public.jobs
  for select to authenticated
  using (
    (select private.is_admin())
    or deleted_at is null and company_id in (select private.my_company_ids()) and private.can_read_job(jobs)
  );

-- Sub-select on jobs: whoever can read a job can read its questions.
create policy "Whoever can read a job can read its questions" on public.job_questions
  for select to authenticated using (exists (select 1 from public.jobs j where j.id = job_id));

create policy "Staff and admins can read who looks after a job" on public.job_assignments
  for select to authenticated
  using ((select private.is_admin()) or company_id in (select private.my_company_ids()) and private.can_read_assignment(company_id, assigned_to_user_id));

create policy "Anyone can read jobs that are visible now" on public.published_jobs
  for select to anon, authenticated using (visible_until > now());

create trigger jobs_touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger job_assignments_touch_updated_at before update on public.job_assignments
  for each row execute function private.touch_updated_at();

-- ── published_jobs ────────────────────────────────────────────────────────────────────────────────────────────

create function private.refresh_published_jobs(of_jobs uuid[]) returns void
language sql set search_path = ''
begin atomic
  delete from public.published_jobs p
  where p.job_id = any (of_jobs) and not exists (select from private.publishable_jobs v where v.job_id = p.job_id);

  insert into public.published_jobs (
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  )
  select
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  from private.publishable_jobs
  where job_id = any (of_jobs)
  on conflict (job_id) do update set
    company_id = excluded.company_id,
    company_name = excluded.company_name,
    company_logo_url = excluded.company_logo_url,
    title = excluded.title,
    location = excluded.location,
    locations = excluded.locations,
    job_type = excluded.job_type,
    experience_level = excluded.experience_level,
    salary_min = excluded.salary_min,
    salary_max = excluded.salary_max,
    skills_required = excluded.skills_required,
    preferred_skills = excluded.preferred_skills,
    required_skill_keys = excluded.required_skill_keys,
    preferred_skill_keys = excluded.preferred_skill_keys,
    posted_at = excluded.posted_at,
    visible_until = excluded.visible_until,
    search = excluded.search;
end;
comment on function private.refresh_published_jobs(uuid[]) is 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

-- The three trigger functions are SECURITY DEFINER because whoever changes a job, company or subscription has no right
-- on published_jobs; they act on the changed rows only.

create function private.publish_changed_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(select id from changed));
  return null;
end
$$;
comment on function private.publish_changed_jobs() is 'Statement trigger on jobs.';
create trigger jobs_are_published_when_inserted after insert on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();
create trigger jobs_are_published_when_updated after update on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();

create function private.publish_jobs_of_changed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id
    from changed
    join before on before.id = changed.id
    join public.jobs j on j.company_id = changed.id and j.is_active
    where (changed.name, changed.logo_url, changed.is_approved) is distinct from (before.name, before.logo_url, before.is_approved)
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_companies() is 'Statement trigger on companies: name, logo and approval stand in published_jobs.';
create trigger jobs_follow_their_company after update on public.companies
  referencing old table as before new table as changed
  for each statement execute function private.publish_jobs_of_changed_companies();

create function private.publish_jobs_of_changed_subscriptions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id from changed join public.jobs j on j.company_id = changed.company_id and j.is_active
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_subscriptions() is 'Statement trigger on company_subscriptions.';
create trigger jobs_follow_a_new_subscription after insert on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_a_changed_subscription after update on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_an_ended_subscription after delete on public.company_subscriptions
  referencing old table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();

-- Rows of applications, and what holds whoever writes them. A set or a flag before a predicate only spares rows it would refuse or need
-- not look at.

alter table private.application_transitions enable row level security;
revoke all on private.application_transitions from anon, authenticated, service_role;

alter table public.applications enable row level security;
alter table public.job_application_answers enable row level security;
alter table public.application_events enable row level security;
revoke all on public.applications, public.job_application_answers, public.application_events from anon, authenticated, service_role;
grant select on public.applications, public.job_application_answers, public.application_events to authenticated, service_role;

create policy "Candidates, reviewing staff and admins can read an application" on public.applications
  for select to authenticated
  using (
    (select private.is_admin())
    or (
      candidate_id = (select private.my_candidate_id())
      or company_id in (select private.my_company_ids())
      or applied_by_company_id in (select private.my_company_ids())
    ) and private.can_read_application(applications)
  );
create policy "Whoever can read an application can read its answers" on public.job_application_answers
  for select to authenticated using (exists (select 1 from public.applications a where a.id = application_id));
create policy "Whoever can read an application can read its history" on public.application_events
  for select to authenticated using (exists (select 1 from public.applications a where a.id = application_id));

create trigger applications_touch_updated_at before update on public.applications
  for each row execute function private.touch_updated_at();

create function private.keep_application_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select company_id into new.company_id from public.jobs where id = new.job_id;
  if tg_op = 'INSERT' then
    select managing_company_id into new.applied_by_company_id from public.candidates where id = new.candidate_id;
  end if;
  return new;
end
$$;
comment on function private.keep_application_companies() is
  'Row trigger: company_id is always the job''s company; applied_by_company_id is who managed the candidate when the application was made (RULES: Applications). SECURITY DEFINER: reads jobs and candidates past row policies.';
create trigger applications_keep_companies before insert or update of job_id, company_id on public.applications
  for each row execute function private.keep_application_companies();

create function private.check_application_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    perform private.fail(409, 'status_not_allowed', 'This application can no longer be moved there. Reload to see where it stands.');
  end if;
  return new;
end
$$;
comment on function private.check_application_move() is
  'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes. SECURITY DEFINER: that table is closed.';
create trigger applications_move_along_transitions before update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.check_application_move();

create function private.write_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end
  );
  return null;
end
$$;
comment on function private.write_application_event() is
  'Row trigger: one event per status, in the transaction that sets it. SECURITY DEFINER: nobody has the right to write events otherwise.';
create trigger applications_begin_their_history after insert on public.applications
  for each row execute function private.write_application_event();
create trigger applications_continue_their_history after update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.write_application_event();

-- No policy and no grant: only procedures read or write invitations.

alter table public.invitations enable row level security;
revoke all on public.invitations from anon, authenticated, service_role;

create trigger invitations_touch_updated_at before update on public.invitations
  for each row execute function private.touch_updated_at();

-- People read and dismiss their own notifications; the outbox is nobody's to read.

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated, service_role;
grant select, delete on public.notifications to authenticated;
grant select on public.notifications to service_role;
create policy "People can read their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People can dismiss their own notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

-- No client policy and no client grant: addresses and links in mails are nobody's to read. service_role goes through claim_emails and complete_email.
alter table public.email_outbox enable row level security;
revoke all on public.email_outbox from anon, authenticated, service_role;

-- Who may touch which object in storage.

create policy "Candidates can upload files to their own folder" on storage.objects
  for insert to authenticated with check (private.can_write_own_file(bucket_id, name));
create policy "Candidates can replace files in their own folder" on storage.objects
  for update to authenticated
  using (private.can_remove_own_file(bucket_id, name)) with check (private.can_write_own_file(bucket_id, name));
create policy "People can read files in their own folder" on storage.objects
  for select to authenticated using (private.is_own_file(bucket_id, name));
create policy "People can delete files in their own folder" on storage.objects
  for delete to authenticated using (private.can_remove_own_file(bucket_id, name));
create policy "Staff can read files of applicants and managed candidates" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates')
    and private.can_read_candidate_files(private.file_folder(bucket_id, name))
  );
create policy "Staff can read files given as answers in applications they review" on storage.objects
  for select to authenticated
  using (bucket_id = 'application_files' and private.can_read_answer_file(private.file_folder(bucket_id, name), name));

create policy "Staff can upload their company's files" on storage.objects
  for insert to authenticated with check (private.can_write_company_file(bucket_id, name));
create policy "Staff can replace their company's files" on storage.objects
  for update to authenticated
  using (private.can_write_company_file(bucket_id, name)) with check (private.can_write_company_file(bucket_id, name));
create policy "Staff can delete their company's files" on storage.objects
  for delete to authenticated using (private.can_write_company_file(bucket_id, name));
create policy "Staff and admins can read a company's documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'company-documents' and private.can_read_company(private.file_folder(bucket_id, name)));
-- The bucket is public, so showing a logo needs no policy; replacing one reads the row first.
create policy "Staff can find their company's logo files" on storage.objects
  for select to authenticated using (bucket_id = 'company-logos' and private.can_write_company_file(bucket_id, name));

-- The audit log is read by administrators and changed by nobody. Partnerships are edited by administrators straight on the table,
-- so their rules and their audit entry are triggers.

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Admins can read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- ── Partnerships ──────────────────────────────────────────────────────────────────────────────────────────────

alter table public.company_relationships enable row level security;
revoke all on public.company_relationships from anon, authenticated, service_role;
grant select, delete on public.company_relationships to authenticated;
grant insert (company_a_id, company_b_id, can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant update (can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant select on public.company_relationships to service_role;

create policy "Staff of either company and admins can read a partnership" on public.company_relationships
  for select to authenticated
  using (
    (select private.is_admin())
    or company_a_id in (select private.my_company_ids())
    or company_b_id in (select private.my_company_ids())
  );
create policy "Admins can create partnerships" on public.company_relationships
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can change what partners share" on public.company_relationships
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can end partnerships" on public.company_relationships
  for delete to authenticated using ((select private.is_admin()));

create function private.check_partnership() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies where id in (new.company_a_id, new.company_b_id) and is_approved) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  elsif exists (
    select from public.company_relationships r
    where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
      and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id)
  ) then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies');
  end if;
  return new;
end
$$;
comment on function private.check_partnership() is 'Row trigger: the rules of a partnership with their texts (RULES: Administration). Two inserts at once are still kept apart by the unique index.';
create trigger company_relationships_check before insert on public.company_relationships
  for each row execute function private.check_partnership();

create function private.audit_partnership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  partnership public.company_relationships := coalesce(new, old);
begin
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, to_jsonb(partnership) - 'id' - 'created_at');
  return null;
end
$$;
comment on function private.audit_partnership() is
  'Row trigger: partnerships are edited straight on the table, so this writes the audit entry. SECURITY DEFINER: nobody may write the audit log directly.';
create trigger company_relationships_audit after insert or update or delete on public.company_relationships
  for each row execute function private.audit_partnership();

-- What companies do for themselves: membership, dashboard, registration, profile, staff.

-- ── Membership ────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_user_company_membership_safe(user_id uuid default null)
returns table (role text, company_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller(get_user_company_membership_safe.user_id);
begin
  return query
    select u.role::text, u.company_id from public.company_users u where u.user_id = caller order by u.created_at, u.id;
end
$$;
comment on function public.get_user_company_membership_safe(uuid) is
  'The caller''s staff role and company, oldest membership first. SECURITY DEFINER: answers even where the policies would not. PT401, PT403 for another''s id.';

create function public.get_my_memberships() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(private.membership_json(u) order by u.created_at, u.id), '[]')
    from public.company_users u where u.user_id = caller
  );
end
$$;
comment on function public.get_my_memberships() is 'CompanyMembership[] of the caller, oldest first. SECURITY DEFINER: one answer for every role. PT401.';

-- ── Reading a company ─────────────────────────────────────────────────────────────────────────────────────────

create function public.get_company(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if private.can_read_company(company.id) then
    return private.company_json(company);
  elsif company.is_approved then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$$;
comment on function public.get_company(uuid) is
  'Company for its staff and admins, PublicCompany of an approved company for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

create function public.get_company_subscription(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  if not exists (select from public.companies c where c.id = p_company_id and private.can_read_company(c.id)) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.subscription_json(p_company_id);
end
$$;
comment on function public.get_company_subscription(uuid) is
  'CompanySubscription for the company''s staff and admins. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

create function private.company_counts(of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  with my_jobs as (
    select j.id, j.status
    from public.jobs j
    where j.company_id = of_company and j.deleted_at is null
      and ((select private.sees_all_of(of_company)) or j.id in (select private.my_assigned_job_ids()))
  ), my_applications as (
    select a.status
    from public.applications a
    where a.company_id = of_company and a.status in ('applied', 'offered')
      and ((select private.sees_all_of(of_company)) or a.job_id in (select private.my_assigned_job_ids()))
  )
  select jsonb_build_object(
    'jobs', (select count(*) from my_jobs),
    'new_applications', (select count(*) from my_applications where status = 'applied'),
    'open_offers', (select count(*) from my_applications where status = 'offered'),
    'managed_candidates', (
      select count(*) from public.candidates c
      where c.managing_company_id = of_company
        and ((select private.sees_all_of(of_company)) or c.id in (select private.my_assigned_candidate_ids()))
    ),
    'unassigned_jobs', (
      select count(*) from my_jobs j
      where j.status in ('draft', 'published') and not exists (select from public.job_assignments a where a.job_id = j.id)
    )
  );
end;
comment on function private.company_counts(uuid) is
  'The dashboard''s counts, over what the caller may read: recruiting staff all, others what is assigned to them (RULES: Staff). Null: all zero. unassigned_jobs counts drafts and published ones.';

create function public.get_company_dashboard(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case when company.id is not null then private.company_json(company) end,
    'subscription', case when company.id is not null then private.subscription_json(company.id) end,
    'is_live', coalesce(private.company_is_live(company.id), false),
    'can', private.company_acts(company.id),
    'counts', private.company_counts(company.id)
  );
end
$$;
comment on function public.get_company_dashboard(uuid) is
  'CompanyDashboard of the given company, or of the caller''s oldest membership; all null, false and zero without one. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

-- ── Registration and profile ──────────────────────────────────────────────────────────────────────────────────

create function public.register_company(p_company jsonb, p_first_name text default null, p_last_name text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  select * into account from public.profiles where id = caller for update;
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.field_errors(p_company, rules) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'text', 100), private.rule('lastName', 'text', 100)]
  );
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
  elsif not private.can_at_company(membership.company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  else
    select * into company from public.companies where id = membership.company_id for update;
  end if;
  perform private.write_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$$;
comment on function public.register_company(jsonb, text, text) is
  'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, makes one where there is none, updates a submitted one; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

create function public.update_company(p_company_id uuid, p_company jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.company_profile_rules(false) || private.company_registration_rules(), is_whole => false));
  registration := private.clean_fields(p_company, private.company_registration_rules());
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.company_profile_rules(false)) || registration;
  select * into company from public.companies where id = p_company_id for update;
  return private.company_json(private.write_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null)));
end
$$;
comment on function public.update_company(uuid, jsonb) is
  'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT422 by field.';

-- ── Staff ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.remove_staff(p_company_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  leaving public.company_users;
  revoked integer;
begin
  select * into leaving from public.company_users
  where id = p_company_user_id and company_id in (select private.my_company_ids()) for update;
  if leaving.id is null then
    perform private.fail(404, 'employee_not_found', 'Employee not found');
  elsif not private.can_remove_staff(leaving) then
    if private.can_at_company(leaving.company_id, 'manage_staff') then
      perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
    end if;
    perform private.fail(403, 'not_allowed', 'You do not have permission to remove employees');
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'role', leaving.role, 'removed_by', caller, 'revoked_invitations', revoked));
end
$$;
comment on function public.remove_staff(uuid) is
  'Ends a membership; assignments end with it and pending invitations sent by that person are revoked. Never an administrator, so never the last company_admin (RULES: Staff). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404.';

revoke all on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company(uuid), public.get_company_dashboard(uuid),
  public.get_company_subscription(uuid), public.register_company(jsonb, text, text), public.update_company(uuid, jsonb),
  public.remove_staff(uuid)
from public, anon, authenticated;
grant execute on function public.get_company(uuid) to anon, authenticated;
grant execute on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company_dashboard(uuid),
  public.get_company_subscription(uuid), public.register_company(jsonb, text, text), public.update_company(uuid, jsonb),
  public.remove_staff(uuid)
to authenticated;

-- A candidate's own profile and documents.
-- SECURITY DEFINER where clients have no write access to candidates; every function acts on the caller's own record only.

create function public.ensure_candidate_profile() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  was_created boolean := private.add_candidate_record(caller);
begin
  return (
    select jsonb_build_object('candidate', private.candidate_json(c), 'created', was_created)
    from public.candidates c where c.user_id = caller
  );
end
$$;
comment on function public.ensure_candidate_profile() is
  'The caller''s profile, created when there is none yet (RULES: Candidates): {candidate: Candidate, created}. Safe to repeat. PT403 for other accounts.';

create function public.get_candidate_by_user_id(p_user_id uuid default null) returns setof public.candidates
language plpgsql stable rows 1 set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select * from public.candidates c where c.user_id = caller;
end
$$;
comment on function public.get_candidate_by_user_id(uuid) is 'The caller''s candidate row, or none. Runs with the caller''s own rights.';

create function public.update_candidate_profile(
  p_user_id uuid,
  p_first_name text,
  p_last_name text,
  p_bio text,
  p_skills text[],
  p_phone text,
  p_email text,
  p_alternate_phone text,
  p_gender text,
  p_work_authorization text,
  p_unit text,
  p_street text,
  p_city text,
  p_state text,
  p_zip_code text,
  p_country text,
  p_experience_years integer default null,
  p_portfolio_url text default null,
  p_github_url text default null,
  p_linkedin_url text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  new_title text := private.trimmed(split_part(p_bio, E'\n', 1));
  new_bio text := private.trimmed(substring(p_bio from position(E'\n' in p_bio || E'\n') + 1));
  updated public.candidates;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name,
    'lastName', p_last_name,
    'title', new_title,
    'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)),
    'phoneNumber', p_phone,
    'email', p_email,
    'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender,
    'workAuthorization', p_work_authorization,
    'experienceYears', p_experience_years,
    'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url,
    'linkedinUrl', p_linkedin_url,
    'unit', p_unit,
    'street', p_street,
    'city', p_city,
    'state', p_state,
    'zipCode', p_zip_code,
    'country', p_country
  )));
  perform private.add_candidate_record(caller);
  update public.candidates c set
    first_name = coalesce(private.trimmed(p_first_name), ''),
    last_name = coalesce(private.trimmed(p_last_name), ''),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = private.distinct_texts(to_jsonb(array_remove(p_skills, null))),
    phone = nullif(private.trimmed(p_phone), ''),
    email = coalesce(nullif(private.trimmed(p_email), ''), c.email),
    alternate_phone = nullif(private.trimmed(p_alternate_phone), ''),
    gender = nullif(private.trimmed(p_gender), '')::public.gender,
    work_authorization = nullif(private.trimmed(p_work_authorization), '')::public.work_authorization,
    unit = nullif(private.trimmed(p_unit), ''),
    street = nullif(private.trimmed(p_street), ''),
    city = nullif(private.trimmed(p_city), ''),
    state = nullif(private.trimmed(p_state), ''),
    zip_code = nullif(private.trimmed(p_zip_code), ''),
    country = nullif(private.trimmed(p_country), ''),
    experience_years = coalesce(p_experience_years, c.experience_years),
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), '')
  where c.user_id = caller
  returning * into updated;
  return private.candidate_json(updated);
end
$$;
comment on function public.update_candidate_profile(
  uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text
) is
  'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: e-mail keeps what it is, and null leaves the last four unchanged. PT422 by field of candidateProfileSchema.';

-- ── Documents ─────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_candidate_documents(p_user_id uuid default null)
returns table (resume_url text, cover_letter_url text, certificates text[])
language plpgsql stable rows 1 set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select c.resume_url, c.cover_letter_url, c.certificates from public.candidates c where c.user_id = caller;
end
$$;
comment on function public.get_candidate_documents(uuid) is
  'Paths of the caller''s documents in their private buckets; screens open signed URLs (RULES: Candidates). Runs with the caller''s own rights.';

create function public.update_candidate_document_url(p_user_id uuid, p_document_type text, p_url text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  perform private.add_candidate_record(caller);
  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
end
$$;
comment on function public.update_candidate_document_url(uuid, text, text) is
  'Keeps the path of an uploaded resume or cover_letter (null removes it) or adds a certificate; safe to repeat. PT422 unless the file lies in the caller''s own folder of the bucket.';

create function public.remove_certificate_url(p_user_id uuid, p_url text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
begin
  update public.candidates c set certificates = array_remove(c.certificates, p_url)
  where c.user_id = caller and p_url = any (c.certificates);
end
$$;
comment on function public.remove_certificate_url(uuid, text) is 'Takes a certificate off the caller''s profile; nothing happens when it is not there, so it is safe to repeat.';

grant execute on function
  public.ensure_candidate_profile(), public.get_candidate_by_user_id(uuid),
  public.update_candidate_profile(
    uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text
  ),
  public.get_candidate_documents(uuid), public.update_candidate_document_url(uuid, text, text), public.remove_certificate_url(uuid, text)
to authenticated;

-- What staff do with their company's jobs, and what candidates and the public read of one.
-- SECURITY DEFINER because clients have no write access to jobs, and candidates no read access; each asks the predicate first.

create function public.create_job(p_company_id uuid, p_job jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs;
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));

  job := private.apply_job_input(null, p_job);
  insert into public.jobs (
    company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at
  ) values (
    target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end
  )
  returning * into job;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  return private.company_job_json(job.id);
end
$$;
comment on function public.create_job(uuid, jsonb) is
  'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s oldest membership. Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field.';

create function public.update_job(p_job_id uuid, p_job jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  job := before;

  if jsonb_typeof(p_job) = 'object' and p_job ? 'status' and p_job - array['id', 'status'] = '{}' then
    if private.read_job_status(p_job ->> 'status') <> all (enum_range(null::public.job_status)::text[]) is not false then
      perform private.refuse_field_errors('{"status": "Choose a status"}');
    end if;
    job.status := private.read_job_status(p_job ->> 'status');
  else
    perform private.refuse_field_errors(private.job_errors(p_job, before.expires_at));
    job := private.apply_job_input(job, p_job);
    if p_job ? 'questions' then
      perform private.store_job_questions(job.id, p_job -> 'questions');
    end if;
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if job.expires_at < (now() at time zone 'UTC')::date then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$$;
comment on function public.update_job(uuid, jsonb) is
  'manage-job-posting update: a whole jobData, or {status} alone. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT422 by field.';

create function public.delete_job(p_job_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if not private.can_delete_job(job) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
  else
    delete from public.jobs where id = job.id;
  end if;
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$$;
comment on function public.delete_job(uuid) is
  'manage-job-posting delete: removes a job without applications, hides one that has some (RULES: Jobs). Gives {success, hidden}. PT404, PT403.';

create function public.get_company_job(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  return private.company_job_json(job.id);
end
$$;
comment on function public.get_company_job(uuid) is 'manage-job-posting get: CompanyJob; PT404 out of reach. SECURITY DEFINER: one check instead of a policy per row of five tables.';

create function public.list_company_jobs(
  p_company_id uuid default null, p_search text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := private.sees_all_of(target);
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(left(coalesce(p_search, ''), 200), '\s+') as word
    where word <> ''
  );
begin
  return (
    with found as (
      select j.id, j.created_at
      from public.jobs j
      where j.company_id = target and j.deleted_at is null and j.title ilike all (words)
        and (sees_all or j.id in (select private.my_assigned_job_ids()))
    ),
    page as (
      select * from found
      where (created_at, id) < (page_before.at, page_before.id)
      order by created_at desc, id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', j.id,
          'title', j.title,
          'status', j.status,
          'created_at', j.created_at,
          'expires_at', j.expires_at,
          'application_count', counted.total,
          'new_application_count', counted.new,
          'assignee', private.assignee_of_job(j.id),
          'can', private.job_acts(j)
        ) order by j.created_at desc, j.id desc)
        from page
        join public.jobs j on j.id = page.id
        cross join lateral (
          select count(*) as total, count(*) filter (where a.status = 'applied') as new
          from public.applications a where a.job_id = j.id
        ) as counted
      ), '[]')
    )
  );
end
$$;
comment on function public.list_company_jobs(uuid, text, jsonb, integer) is
  'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first. p_search: words of the title; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one.';

create function public.get_job_details(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me public.candidates := private.my_candidate();
  found_job jsonb;
begin
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.company_card(c),
    'match', case when private.my_role() = 'candidate' then private.job_match(j, me) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$$;
comment on function public.get_job_details(uuid) is
  'get-candidate-data job-details: JobDetails of a visible job, for whoever works on it also before and after that. PT404 otherwise.';

create function public.get_job_questions(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can_see_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return private.job_questions_json(p_job_id);
end
$$;
comment on function public.get_job_questions(uuid) is
  'get-candidate-data job-questions: JobQuestion[] of a job get_job_details shows; PT404 otherwise.';

-- ── Assigning ─────────────────────────────────────────────────────────────────────────────────────────────────
-- Who looks after a job, and who after a managed candidate. What is assigned is locked, so that it does not go meanwhile: only what
-- the caller's companies have, so that nobody holds up strangers.

create function public.assign_jobs(p_job_ids uuid[], p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_job_ids) as id where id is not null);
  jobs_found integer;
  companies uuid[];
  new_ids uuid[];
  new_titles text[];
begin
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) for key share;
  select count(*), array_agg(distinct company_id) into jobs_found, companies
  from public.jobs
  where id = any (wanted) and deleted_at is null and company_id in (select private.my_company_ids());
  perform private.check_assignment('job', wanted, jobs_found, companies, p_user_id);

  if p_user_id is null then
    delete from public.job_assignments where job_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(j.id), array_agg(j.title order by j.title) into new_ids, new_titles
  from public.jobs j
  where j.id = any (wanted)
    and not exists (select from public.job_assignments a where a.job_id = j.id and a.assigned_to_user_id = p_user_id);
  insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, company_id, p_user_id, caller from public.jobs where id = any (wanted)
  on conflict (job_id) do update set
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(
    p_user_id, 'job', new_titles,
    case when cardinality(new_ids) = 1 then jsonb_build_object('job_id', new_ids[1]) else '{}' end
  );
  return cardinality(wanted);
end
$$;
comment on function public.assign_jobs(uuid[], uuid) is
  'Assigns jobs to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

create function public.assign_candidates(p_candidate_ids uuid[], p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  candidates_found integer;
  companies uuid[];
  new_names text[];
  given_company uuid;
begin
  perform from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids()) for share;
  select count(*), array_agg(distinct managing_company_id) into candidates_found, companies
  from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids());
  perform private.check_assignment('candidate', wanted, candidates_found, companies, p_user_id);

  if p_user_id is null then
    delete from public.candidate_assignments where candidate_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(btrim(c.first_name || ' ' || c.last_name) order by c.last_name, c.first_name), min(c.managing_company_id::text)::uuid
  into new_names, given_company
  from public.candidates c
  where c.id = any (wanted)
    and not exists (select from public.candidate_assignments a where a.candidate_id = c.id and a.assigned_to_user_id = p_user_id);
  insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, managing_company_id, p_user_id, caller from public.candidates where id = any (wanted)
  on conflict (candidate_id) do update set
    company_id = excluded.company_id,
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(p_user_id, 'candidate', new_names, jsonb_build_object('company_id', given_company));
  return cardinality(wanted);
end
$$;
comment on function public.assign_candidates(uuid[], uuid) is
  'Assigns managed candidates to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a candidate the company does not manage, PT403, PT422 as assign_jobs.';

grant execute on function
  public.create_job(uuid, jsonb), public.update_job(uuid, jsonb), public.delete_job(uuid), public.get_company_job(uuid),
  public.list_company_jobs(uuid, text, jsonb, integer), public.assign_jobs(uuid[], uuid), public.assign_candidates(uuid[], uuid)
to authenticated;
grant execute on function public.get_job_details(uuid), public.get_job_questions(uuid) to anon, authenticated;

-- The lists of jobs that candidates and the public see.
-- SECURITY DEFINER: ranking past row policies is what lets indexes work. Only jobs that are visible now are listed.

create function private.job_list_entry(job public.published_jobs, profile public.candidates, with_match boolean) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', job.job_id,
  'title', job.title,
  'company_id', job.company_id,
  'company_name', job.company_name,
  'company_logo_url', job.company_logo_url,
  'location', job.location,
  'job_type', job.job_type,
  'experience_level', job.experience_level,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'posted_at', job.posted_at,
  'match', case when with_match then private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, profile
  ) end
);
comment on function private.job_list_entry(public.published_jobs, public.candidates, boolean) is 'PotentialJob (contracts/candidate.ts).';

create function public.get_potential_jobs(p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  my_keys text[] := coalesce(me.skill_keys, '{}');
  my_home private.home := private.home_of(me);
  page_after record := private.page_key(p_after, 'postedAt');
  score_after numeric;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if p_after is not null and jsonb_typeof(p_after) <> 'null' then
    if jsonb_typeof(p_after -> 'score') is distinct from 'number' then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    score_after := p_after ->> 'score';
  end if;
  return (
    with visible as materialized (
      select
        p.job_id, p.posted_at, p.job_type, p.location, p.locations, p.experience_level,
        cardinality(p.required_skill_keys) as required_total,
        (select count(*)::integer from unnest(p.required_skill_keys) as key where key = any (my_keys)) as required_has,
        cardinality(p.preferred_skill_keys) as preferred_total,
        (select count(*)::integer from unnest(p.preferred_skill_keys) as key where key = any (my_keys)) as preferred_has
      from private.visible_jobs p
      where not exists (select from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id)
    ),
    -- Many jobs share their places and levels: each is compared once.
    places as materialized (
      select job_type, location, locations, private.location_fit(job_type, location || locations, my_home) as fit
      from (select distinct job_type, location, locations from visible) as distinct_places
    ),
    levels as materialized (
      select level, private.level_fit(level, me.experience_years) as fit
      from unnest(enum_range(null::public.experience_level)) as level
    ),
    ranked as materialized (
      select
        visible.job_id,
        visible.posted_at,
        private.match_score(
          required_has, required_total, preferred_has, preferred_total, levels.fit, places.fit
        ) as score
      from visible
      join places using (job_type, location, locations)
      left join levels on levels.level = visible.experience_level
    ),
    page as (
      select * from ranked
      where score_after is null
        or score < score_after
        or score = score_after and (posted_at < page_after.at or posted_at = page_after.at and job_id > page_after.id)
      order by score desc, posted_at desc, job_id
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from ranked),
      'jobs', coalesce((
        select jsonb_agg(private.job_list_entry(p, me, true) order by page.score desc, page.posted_at desc, page.job_id)
        from page join public.published_jobs p on p.job_id = page.job_id
      ), '[]')
    )
  );
end
$$;
comment on function public.get_potential_jobs(jsonb, integer) is
  'get-candidate-data potential-jobs: {jobs: PotentialJob[], total}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

create function public.search_jobs(p_query text default null, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := private.search_words(p_query);
  page_after record := private.page_key(p_after, 'postedAt');
  me public.candidates := private.my_candidate();
  is_candidate boolean := coalesce(private.my_role() = 'candidate', false);
begin
  return jsonb_build_object('jobs', coalesce((
    select jsonb_agg(private.job_list_entry(page, me, is_candidate) order by page.posted_at desc, page.job_id desc)
    from (
      select * from private.visible_jobs p
      where (numnode(wanted) = 0 or p.search @@ wanted)
        and (p.posted_at, p.job_id) < (page_after.at, page_after.id)
      order by p.posted_at desc, p.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.search_jobs(text, jsonb, integer) is
  'The public job list: {jobs: PotentialJob[]}, newest first; match is null unless the caller is a candidate. p_after: {postedAt, id} of the last row shown.';

grant execute on function public.get_potential_jobs(jsonb, integer) to authenticated;
grant execute on function public.search_jobs(text, jsonb, integer) to anon, authenticated;

-- Making, reading, moving on and withdrawing applications.
-- SECURITY DEFINER because clients cannot write applications, and candidates read neither jobs nor companies; reach is checked once
-- instead of by policy per row, and pages use their indexes.

-- ── The candidate ─────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_candidate_id_for_application() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.require_applicant()).id;
end
$$;
comment on function public.get_candidate_id_for_application() is
  'get-candidate-data get-candidate-id: the caller''s candidate id; PT422 ''Profile incomplete'' with missingFields.';

create function public.submit_application(p_job_id uuid, p_answers jsonb default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates := private.require_applicant();
  given jsonb;
  application public.applications;
begin
  -- Waits while the job is being deleted, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for key share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
end
$$;
comment on function public.submit_application(uuid, jsonb) is
  'Stores an application with all its answers [{question_id, answer}] or nothing, tells the company, gives its id (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id. SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

create function public.create_application_safe(p_job_id uuid, p_candidate_id uuid default null, p_status text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.require_applicant()).id is distinct from coalesce(p_candidate_id, private.my_candidate_id()) then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return public.submit_application(p_job_id);
end
$$;
comment on function public.create_application_safe(uuid, uuid, text) is
  'submit_application without answers, under the name and signature the specification gives: own candidate only (PT403), the status is ignored, refused when the job has required questions. SECURITY DEFINER as submit_application.';

create function public.get_my_applications(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'status', page.status,
        'applied_at', page.applied_at,
        'job_id', page.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url
      ) order by page.applied_at desc, page.id desc)
      from (
        select * from public.applications a
        where a.candidate_id = me and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit private.page_limit(p_limit)
      ) as page
      join public.jobs j on j.id = page.job_id
      join public.companies c on c.id = page.company_id
    ), '[]')
  );
end
$$;
comment on function public.get_my_applications(jsonb, integer) is
  'get-candidate-data applications: {applications: CandidateApplicationListItem[], total}, newest first. p_before: {appliedAt, id} of the last row shown.';

create function public.get_my_application(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
begin
  select * into application from public.applications a
  where a.id = p_application_id and a.candidate_id = private.my_candidate_id();
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return private.my_application_json(application);
end
$$;
comment on function public.get_my_application(uuid) is
  'get-candidate-data application-detail: CandidateApplicationDetail; PT404 for anything but the caller''s own.';

create function public.withdraw_application(p_application_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
begin
  select * into application from public.applications a
  where a.id = p_application_id and a.candidate_id = private.my_candidate_id()
  for update;
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  elsif private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    perform private.tell_company_about_application(application);
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$$;
comment on function public.withdraw_application(uuid) is
  'Withdraws the caller''s application until it is hired or rejected (PT409 then) and tells the company; safe to repeat. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

create function public.get_candidate_activity() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where a.status = 'interview'),
      'available_jobs', (
        select count(*) from private.visible_jobs p
        where not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$$;
comment on function public.get_candidate_activity() is
  'Activity Summary (RULES: Applications): {applications, interviews, available_jobs}; available are visible jobs not applied to.';

-- ── The company ───────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_job_applications(
  p_job_id uuid, p_before jsonb default null, p_limit integer default null, p_status text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object('applications', coalesce((
    select jsonb_agg(private.applicant_entry(page) order by page.applied_at desc, page.id desc)
    from (
      select * from public.applications a
      where a.job_id = job.id
        and (wanted is null or a.status = wanted)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.get_job_applications(uuid, jsonb, integer, text) is
  'get-job-applications: {applications: JobApplicationListItem[]}, newest first, of a job the caller may read. p_before: {appliedAt, id} of the last row shown. PT404 for a job out of reach.';

create function public.get_company_applications(
  p_company_id uuid default null, p_status text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := private.sees_all_of(target);
  assigned uuid[] := array(select private.my_assigned_job_ids());
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('applications', coalesce((
    with page as (
      -- Made for its jobs, and made by its candidates: each half pages along its own index.
      (
        select * from public.applications a
        where a.company_id = target
          and (sees_all or a.job_id = any (assigned))
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      union
      (
        select * from public.applications a
        where a.applied_by_company_id = target and sees_all
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      order by applied_at desc, id desc
      limit size
    )
    select jsonb_agg(
      private.applicant_entry(row(page.*)::public.applications) || jsonb_build_object('job_id', j.id, 'job_title', j.title)
      order by page.applied_at desc, page.id desc
    )
    from page
    join public.jobs j on j.id = page.job_id
  ), '[]'));
end
$$;
comment on function public.get_company_applications(uuid, text, jsonb, integer) is
  'The company''s Applications tab: {applications: CompanyApplicationListItem[]}, made for its jobs or by its candidates (RULES: Applications), newest first. Partner recruiters see those of jobs assigned to them. p_before as get_job_applications. Empty without a company; PT404 for another one.';

create function public.get_application_detail(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.company_application_json(private.reviewed_application(p_application_id));
end
$$;
comment on function public.get_application_detail(uuid) is
  'get-application-detail: CompanyApplicationDetail for staff who may review the application and admins; PT404 otherwise.';

create function public.set_application_status(p_application_id uuid, p_status text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
  wanted public.application_status;
begin
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  wanted := private.read_status_filter(p_status);
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.tell_candidate_about_status(application);
  end if;
  return private.company_application_json(application);
end
$$;
comment on function public.set_application_status(uuid, text) is
  'Moves an application along an allowed transition and tells the candidate; safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, PT422 for an unknown status.';

grant execute on function
  public.get_candidate_id_for_application(), public.submit_application(uuid, jsonb), public.create_application_safe(uuid, uuid, text),
  public.get_my_applications(jsonb, integer), public.get_my_application(uuid), public.withdraw_application(uuid),
  public.get_candidate_activity(), public.get_job_applications(uuid, jsonb, integer, text),
  public.get_company_applications(uuid, text, jsonb, integer), public.get_application_detail(uuid),
  public.set_application_status(uuid, text)
to authenticated;

-- Sending, resending, revoking, listing, looking at and answering invitations. SECURITY DEFINER: the table is closed.

create function public.create_invitation(p_type text, p_email text, p_data jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  kind text := lower(private.trimmed(p_type));
  invitee text := lower(private.trimmed(p_email));
  token text := private.new_token();
  data jsonb;
  for_company uuid;
  invitation public.invitations;
begin
  if kind is null or kind not in ('admin', 'company', 'employee', 'candidate') then
    perform private.refuse_field_errors('{"type": "Choose a kind of invitation"}');
  elsif kind in ('admin', 'company') then
    perform private.require_admin('You must be an admin to send ' || kind || ' invitations');
  end if;
  data := private.check_invitation_data(kind, p_email, p_data);
  if kind in ('employee', 'candidate') then
    for_company := private.inviting_company(kind, data ->> 'companyId');
  end if;
  perform private.check_invitation_rate();
  -- Two senders at once: the second one sees the first one's invitation.
  perform pg_advisory_xact_lock(hashtextextended('invitee ' || invitee, 0));
  perform private.refuse_known_invitee(kind, invitee, for_company);

  insert into public.invitations (
    type, email, token_hash, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    private.token_hash(token),
    case when for_company is null then caller end,
    case when for_company is not null then caller end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  returning * into invitation;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, (select c.name from public.companies c where c.id = for_company));
  end if;
  return private.send_invitation(invitation, token);
end
$$;
comment on function public.create_invitation(text, text, jsonb) is
  'Invites an e-mail address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives {id, token, expires_at}; the token is not shown again. Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

create function public.resend_invitation(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.require_invitation(p_id);
  token text := private.new_token();
begin
  perform private.check_invitation_rate();
  update public.invitations
  set token_hash = private.token_hash(token), expires_at = now() + interval '7 days',
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then auth.uid() end
  where id = invitation.id returning * into invitation;
  return private.send_invitation(invitation, token);
end
$$;
comment on function public.resend_invitation(uuid) is
  'Makes a new link, valid for 7 days from now, and ends the old one (RULES: Invitations). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT404, PT409, PT429.';

create function public.revoke_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.require_invitation(p_id);
begin
  update public.invitations set status = 'revoked' where id = invitation.id;
  delete from public.notifications where type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id);
end
$$;
comment on function public.revoke_invitation(uuid) is
  'Ends a pending invitation and takes its notification away. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

create function public.list_invitations(p_company_id uuid default null, p_before jsonb default null, p_limit integer default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record;
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'createdAt');
  return jsonb_build_object('invitations', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'kind', private.invitation_kind(page),
      'email', page.email,
      'first_name', coalesce(page.company_data ->> 'firstName', page.candidate_data ->> 'firstName'),
      'last_name', coalesce(page.company_data ->> 'lastName', page.candidate_data ->> 'lastName'),
      'company_name', private.invited_company_name(page),
      'role', page.role,
      'status', case when page.status = 'pending' and not private.is_open(page) then 'expired' else page.status::text end,
      'expires_at', page.expires_at,
      'accepted_at', page.accepted_at,
      'created_at', page.created_at
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.invitations i
      where (p_company_id is null or i.company_id = p_company_id)
        and (i.company_id in (select private.my_company_ids()) or (select private.is_admin()))
        and private.can_manage_invitation(i)
        and (i.created_at, i.id) < (page_before.at, page_before.id)
      order by i.created_at desc, i.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.list_invitations(uuid, jsonb, integer) is
  'Sent invitations that the caller may manage, newest first, without tokens. p_before: {createdAt, id} of the last row of the page before. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

create function public.get_invitation(p_token text, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.usable_invitation(p_token);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  if invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return jsonb_build_object(
    'kind', p_kind,
    'email', invitation.email,
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_id', invitation.company_id,
    'company_name', private.invited_company_name(invitation),
    'message', data ->> 'message',
    'role', invitation.role,
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at
  );
end
$$;
comment on function public.get_invitation(text, text) is
  'What an acceptance page shows (RULES: Invitations), for whoever holds the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind.';

create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.accept_invitation_as(private.require_caller(), private.invitation_with(p_token));
end
$$;
comment on function public.accept_invitation(text) is
  'For someone who already has an account: accepts the invitation as the caller, whose confirmed e-mail must be the invited one (RULES: Invitations). Gives {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

create function public.respond_to_company_invitation(p_notification_id uuid, p_accept boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
  invitation public.invitations;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  select * into invitation from public.invitations where id = (notice.data ->> 'invitation_id')::uuid for update;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif p_accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif p_accept then
    perform private.accept_invitation_as(caller, invitation.id);
  elsif invitation.status = 'accepted' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  else
    update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
    if found then
      perform private.audit('invitation.declined', 'invitation', invitation.id, invitation.company_id, '{"kind": "candidate"}');
    end if;
    delete from public.notifications where id = notice.id;
  end if;
  return jsonb_build_object('accepted', p_accept, 'company_name', notice.data ->> 'company_name');
end
$$;
comment on function public.respond_to_company_invitation(uuid, boolean) is
  'Accepts or declines the company invitation of one of the caller''s notifications (RULES: Invitations). Gives {accepted, company_name}. Declining takes the notification away. SECURITY DEFINER: invitations are closed. PT401, PT404, PT409, PT422.';

revoke all on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.get_invitation(text, text), public.accept_invitation(text),
  public.respond_to_company_invitation(uuid, boolean)
from public, anon, authenticated;
grant execute on function public.get_invitation(text, text) to anon, authenticated;
grant execute on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.accept_invitation(text), public.respond_to_company_invitation(uuid, boolean)
to authenticated;

-- Delivering the outbox (for the function deliver-email), and marking a notification read.

create function public.claim_emails(p_limit integer default 20)
returns table (id uuid, template text, to_email text, data jsonb, attempts integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_service();
  return query
    with due as (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    )
    update public.email_outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due where due.id = o.id
    returning o.id, o.template, o.to_email, o.data, o.attempts;
end
$$;
comment on function public.claim_emails(integer) is
  'Hands out mails that are due (1 to 100) and leases them for two minutes, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

create function public.complete_email(p_id uuid, p_error text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried (links with tokens above all) is not needed once it is out.
    update public.email_outbox set sent_at = now(), last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        next_attempt_at = now() + least(interval '1 minute' * power(2, least(greatest(attempts, 1), 20) - 1), interval '6 hours')
    where id = p_id and sent_at is null;
  end if;
end
$$;
comment on function public.complete_email(uuid, text) is
  'Reports a claimed mail as sent, or as failed with the error: then it is due again after 1, 2, 4… minutes, at most 6 hours. SECURITY DEFINER as claim_emails.';

create function public.mark_notification_read(notification_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
  where n.id = notification_id and n.user_id = private.require_caller();
  if not found then
    perform private.fail(404, 'notification_not_found', 'This notification no longer exists');
  end if;
end
$$;
comment on function public.mark_notification_read(uuid) is
  'Marks one of the caller''s notifications read; safe to repeat. PT404 for one that is gone or somebody else''s. SECURITY DEFINER: clients have no UPDATE right, so that nobody rewrites what they were told.';

revoke all on function public.claim_emails(integer), public.complete_email(uuid, text), public.mark_notification_read(uuid)
from public, anon, authenticated;
grant execute on function public.claim_emails(integer), public.complete_email(uuid, text) to service_role;
grant execute on function public.mark_notification_read(uuid) to authenticated;

-- What administrators do: approval, subscriptions, the first administrator. Everything is written to the audit log.

create function public.list_companies_for_admin() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id,
      'name', c.name,
      'industry', c.industry,
      'location', c.location,
      'logo_url', c.logo_url,
      'is_approved', c.is_approved,
      'submitted_at', c.submitted_at,
      'approved_at', c.approved_at,
      'rejected_at', c.rejected_at,
      'rejection_reason', c.rejection_reason,
      'created_at', c.created_at,
      'updated_at', c.updated_at
    ) order by c.created_at desc, c.id desc), '[]')
    from public.companies c
  );
end
$$;
comment on function public.list_companies_for_admin() is
  'CompanyListItem[], every company, newest first (get-pending-companies-direct). SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

create function public.set_company_approval(p_company_id uuid, p_is_approved boolean, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.company_json(
    case when p_is_approved then private.approve_company(company)
    else private.reject_company(company, nullif(private.trimmed(p_reason), '')) end);
end
$$;
comment on function public.set_company_approval(uuid, boolean, text) is
  'Approves or rejects (with a reason the company reads) and gives the Company. Repeating it tells nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 rejecting an approved company, PT422.';

create function public.set_company_subscription(p_company_id uuid, p_tier text, p_expires_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  before jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('tier', p_tier), array[
    private.rule('tier', 'choice', 20, 1, 'Please select a subscription tier', enum_range(null::public.subscription_tier)::text[])]);
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  before := private.subscription_json(company.id);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, 'active', p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if before is distinct from private.subscription_json(company.id) then
    perform private.audit('subscription.changed', 'company', company.id, company.id,
      jsonb_build_object('from', before, 'to', private.subscription_json(company.id)));
    perform private.tell_company_admins(
      company, 'subscription_changed', 'Subscription changed',
      'The subscription of ' || company.name || ' is now ' || initcap(replace(private.trimmed(p_tier), '_', ' ')) || '.');
  end if;
  return private.subscription_json(company.id);
end
$$;
comment on function public.set_company_subscription(uuid, text, timestamptz) is
  'Sets tier and end (null: none) and makes the subscription active; gives the CompanySubscription. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT422.';

create function public.grant_admin(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this e-mail address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account has not confirmed its e-mail address yet');
  end if;
  update public.profiles set role = 'admin' where id = account.id and role <> 'admin';
  if found then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$$;
comment on function public.grant_admin(text) is
  'Makes an existing, confirmed account an administrator (RULES: Administration). Only the secret key may call it. SECURITY DEFINER: service_role may not write profiles. PT404 no such account, PT409 unconfirmed.';

revoke all on function
  public.list_companies_for_admin(), public.set_company_approval(uuid, boolean, text),
  public.set_company_subscription(uuid, text, timestamptz), public.grant_admin(text)
from public, anon, authenticated;
grant execute on function
  public.list_companies_for_admin(), public.set_company_approval(uuid, boolean, text),
  public.set_company_subscription(uuid, text, timestamptz)
to authenticated;
grant execute on function public.grant_admin(text) to service_role;
