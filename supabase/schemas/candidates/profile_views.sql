-- Who viewed a candidate: recorded by the procedures that show a profile, an application or a document, and read only by the candidate.
-- SECURITY DEFINER: the table is closed to every client.

create table private.profile_views (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('application', 'managed', 'partner')),
  application_id uuid references public.applications (id) on delete cascade,
  document text check (document in ('resume', 'cover_letter', 'certificate', 'answer')),
  through_company_id uuid references public.companies (id) on delete set null,
  viewed_at timestamptz not null default now(),
  constraint profile_views_once_a_day unique nulls not distinct (candidate_id, day, company_id, kind, application_id, document),
  constraint profile_views_application check ((kind = 'application') = (application_id is not null))
);
comment on table private.profile_views is 'Companies that viewed a candidate, once a day for each kind of view (RULES: Candidates).';
comment on column private.profile_views.company_id is 'Null: an administrator of Fairmatch.';
comment on column private.profile_views.kind is 'The right under which it was viewed: profileViewKinds of the contracts.';
comment on column private.profile_views.document is 'What was opened; null for what a page shows.';
comment on column private.profile_views.through_company_id is 'For a partner: the company that represented the candidate then.';
comment on column private.profile_views.viewed_at is 'The first view on that day.';
create index profile_views_candidate_index on private.profile_views (candidate_id, viewed_at desc, id desc);
create index profile_views_company_index on private.profile_views (company_id);
create index profile_views_application_index on private.profile_views (application_id);
create index profile_views_through_index on private.profile_views (through_company_id);
alter table private.profile_views enable row level security;

create function private.note_profile_view(
  of_candidate uuid, by_company uuid, kind text, of_application uuid default null, document text default null
) returns void
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- Usually it's already there, so nothing is written or locked.
  if exists (
    select from private.profile_views v
    where v.candidate_id = of_candidate and v.day = today and v.company_id is not distinct from by_company and v.kind = kind
      and v.application_id is not distinct from of_application and v.document is not distinct from document
  ) then
    return;
  end if;
  -- In the usual lock order. If something was deleted in the meantime, its view isn't recorded.
  if by_company is not null then
    perform from public.companies c where c.id = by_company for key share;
    if not found then
      return;
    end if;
  end if;
  perform from public.candidates c where c.id = of_candidate for key share;
  if not found then
    return;
  end if;
  if of_application is not null then
    perform from public.applications a where a.id = of_application for key share;
    if not found then
      return;
    end if;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, application_id, document)
  values (of_candidate, by_company, today, kind, of_application, document)
  on conflict on constraint profile_views_once_a_day do nothing;
end
$$;
comment on function private.note_profile_view is
  'Records that a company, or with null an administrator, is about to see a candidate: once a day for each kind (RULES: Candidates). Fails if it can''t write, so that every view is recorded.';

create function private.note_application_view(
  application public.applications, me private.reach default private.my_reach(), document text default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.note_profile_view(
    application.candidate_id,
    case
      when private.can_move_application(application, me) then application.company_id
      when private.can_review_application(application, me) then application.applied_by_company_id
    end,
    'application', application.id, document);
end
$$;
comment on function private.note_application_view is 'Records that the caller is about to see an application or one of its documents.';

create function private.note_managed_view(candidate public.candidates, me private.reach default private.my_reach(), document text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.note_profile_view(
    candidate.id, case when private.manages_candidate(candidate, me) then candidate.managing_company_id end, 'managed', document => document);
end
$$;
comment on function private.note_managed_view is 'Records that the caller is about to see a represented profile or one of its documents.';

create function private.note_partner_views(of_candidates uuid[], by_company uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- In the usual lock order: the partner and the representing company, then the candidates one by one. Views by a partner being deleted aren't
  -- recorded.
  perform from public.companies c
  where c.id = by_company or c.id in (select m.managing_company_id from public.candidates m where m.id = any (of_candidates))
  order by c.id for key share;
  if not exists (select from public.companies c where c.id = by_company) then
    return;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, through_company_id)
  select c.id, by_company, today, 'partner', c.managing_company_id
  from public.candidates c
  where c.id = any (of_candidates) and not exists (
    select from private.profile_views v
    where v.candidate_id = c.id and v.day = today and v.company_id = by_company and v.kind = 'partner'
  )
  order by c.id
  for key share of c
  on conflict on constraint profile_views_once_a_day do nothing;
end
$$;
comment on function private.note_partner_views is 'Records that a partner is about to see these candidates.';

create function private.document_of(bucket text) returns text
language sql immutable set search_path = ''
return case bucket
  when 'candidate_resumes' then 'resume'
  when 'candidate_cover_letters' then 'cover_letter'
  when 'candidate_certificates' then 'certificate'
  when 'application_files' then 'answer'
end;
comment on function private.document_of is 'The kind of document stored in a bucket, as named in private.profile_views.';

-- ── What its candidate reads ──────────────────────────────────────────────────────────────────────────────────

create function private.viewed_lately() returns interval
language sql immutable set search_path = ''
return interval '90 days';
comment on function private.viewed_lately is 'How far back the first page and the count of views go (contracts/accounts/my-data.ts, viewedLatelyDays).';

create function private.profile_view_count(of_candidate uuid) returns bigint
language sql stable set search_path = ''
as $$
  select count(distinct (v.company_id, v.day)) from private.profile_views v
  where v.candidate_id = of_candidate and v.company_id is not null and v.viewed_at > now() - private.viewed_lately()
$$;
comment on function private.profile_view_count is 'Number of views by companies in the last 90 days, once a day for each (RULES: Candidates).';

create function public.list_profile_views(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'viewedAt');
  oldest timestamptz := case when page_before.at = 'infinity' then now() - private.viewed_lately() else '-infinity' end;
  views jsonb;
  last_at timestamptz;
  last_id uuid;
begin
  select
    jsonb_agg(page order by page.viewed_at desc, page.id desc),
    (array_agg(page.viewed_at order by page.viewed_at, page.id))[1],
    (array_agg(page.id order by page.viewed_at, page.id))[1]
  into views, last_at, last_id
  from (
    select v.id, v.viewed_at, v.kind, v.document,
      (select private.company_card(c) from public.companies c where c.id = v.company_id) as company,
      (select c.name from public.companies c where c.id = v.through_company_id) as through,
      (
        select jsonb_build_object('id', a.id, 'job_title', j.title)
        from public.applications a join public.jobs j on j.id = a.job_id where a.id = v.application_id
      ) as application
    from private.profile_views v
    where v.candidate_id = me and (v.viewed_at, v.id) < (page_before.at, page_before.id) and v.viewed_at > oldest
    order by v.viewed_at desc, v.id desc
    limit private.page_limit(p_limit)
  ) as page;
  -- If there are no recent views, older ones start before these days.
  last_at := coalesce(last_at, oldest);
  last_id := coalesce(last_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return jsonb_build_object('views', coalesce(views, '[]'), 'next', case
    when exists (select from private.profile_views v where v.candidate_id = me and (v.viewed_at, v.id) < (last_at, last_id))
    then jsonb_build_object('viewedAt', last_at, 'id', last_id)
  end);
end
$$;
comment on function public.list_profile_views is
  '{views: ProfileView[], next} (contracts/accounts/my-data.ts): views of the calling candidate by companies and by Fairmatch, newest first; never by which colleague. The first page goes back 90 days; next: p_before of the page with earlier views, or null. SECURITY DEFINER: the table is closed. PT401, PT403 for other accounts, PT422 for an unknown page.';

grant execute on function public.list_profile_views to authenticated;
