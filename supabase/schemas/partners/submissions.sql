-- A company asks a represented candidate whether to submit them to a job; the candidate decides.

create type public.put_forward_status as enum ('waiting', 'agreed', 'declined', 'withdrawn');

create table public.put_forwards (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  put_forward_by uuid references auth.users (id) on delete set null,
  status public.put_forward_status not null default 'waiting',
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  mailed_at timestamptz not null default now(),
  application_id uuid references public.applications (id) on delete set null,
  request_id uuid,
  constraint put_forwards_once_per_job unique (candidate_id, job_id),
  constraint put_forwards_answer_has_date check ((status = 'waiting') = (answered_at is null))
);
comment on table public.put_forwards is 'Requests to a represented candidate to be submitted to a job. Written by procedures.';
comment on column public.put_forwards.company_id is 'The representing company, which sent the request.';
comment on column public.put_forwards.mailed_at is 'When the last email about it was sent: repeating a request on the same day sends none.';
comment on column public.put_forwards.request_id is 'The request''s id: sending it again changes nothing (put_forward_candidates).';
create index put_forwards_company_index on public.put_forwards (company_id, created_at desc, id desc);
create index put_forwards_job_index on public.put_forwards (job_id, company_id);
create index put_forwards_person_index on public.put_forwards (put_forward_by);
create index put_forwards_application_index on public.put_forwards (application_id);
alter table public.put_forwards enable row level security;

create function private.may_be_put_forward(of_job uuid, by_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.visible_jobs j
    where j.job_id = of_job and (j.company_id = by_company or j.company_id in (select private.partner_ids(by_company, 'jobs')))
  );
end
$$;
comment on function private.may_be_put_forward is 'True for an open job of the company itself or of a partner that shares its jobs.';

create view private.waiting_put_forwards with (security_invoker = true) as
select f.*
from public.put_forwards f
join public.candidates c on c.id = f.candidate_id and c.managing_company_id = f.company_id
where f.status = 'waiting' and private.may_be_put_forward(f.job_id, f.company_id)
  and not exists (select from public.jobs j where j.id = f.job_id and private.is_kept_from(f.candidate_id, j.company_id))
  and not private.is_blocked_between(f.candidate_id, f.company_id)
  and not exists (select from public.applications a where a.candidate_id = f.candidate_id and a.job_id = f.job_id);
comment on view private.waiting_put_forwards is 'Requests a candidate can still answer, without those to hidden or blocked companies.';

create function private.put_forward_state(of_put_forward uuid, status public.put_forward_status) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when status = 'waiting' and not exists (select from private.waiting_put_forwards w where w.id = of_put_forward) then 'lapsed'
    else status::text
  end;
end
$$;
comment on function private.put_forward_state is 'Its status, or lapsed: pending, but can no longer be answered (RULES: Partnerships).';

create function private.notify_of_put_forward(asked public.put_forwards) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record;
begin
  select c.user_id, c.first_name, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward',
    jsonb_build_object('company', facts.by_company, 'job', facts.title, 'employer', facts.employer),
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.mail_candidate(facts.user_id, 'put_forward', 'put_forward', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$$;
comment on function private.notify_of_put_forward is 'Notifies the candidate about a request, by email if mailed_at was just set.';

create function public.put_forward_candidates(p_job_id uuid, p_candidate_ids uuid[], p_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  companies uuid[];
  within_reach integer;
  asked public.put_forwards;
  made integer := 0;
begin
  if cardinality(wanted) = 0 then
    perform private.refuse_field_errors('{"candidates": "Choose a candidate"}');
  elsif cardinality(wanted) > 50 then
    perform private.refuse_field_errors('{"candidates": "Choose at most 50 candidates"}');
  end if;
  perform private.lock_account(caller);
  made := (
    select count(*) from public.put_forwards f where f.request_id = p_id and f.job_id = p_job_id and f.put_forward_by = caller);
  if made > 0 then
    return made;
  end if;
  -- Locked, so that applications being sent and a job being closed come first. Locks only what the caller may ask about, and checks each row
  -- again afterward: while this waited, another company may have started representing the candidate.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  perform private.refuse_paused(c.managing_company_id)
  from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.company_ids);
  if within_reach < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif not companies <@ me.candidate_company_ids then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to submit candidates');
  elsif not private.company_is_live(companies[1]) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a plan to submit candidates');
  end if;
  perform from public.jobs j where j.id = p_job_id and private.may_be_put_forward(j.id, companies[1]) for share;
  if cardinality(companies) > 1 or not private.may_be_put_forward(p_job_id, companies[1]) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.fail(409, 'candidate_suspended', format(
    '%s can''t be reached right now. Leave them out to ask the others', coalesce(nullif(btrim(c.first_name || ' ' || c.last_name), ''), c.email)))
  from public.candidates c where c.id = any (wanted) and private.is_suspended(c.user_id);
  perform private.check_daily_quota('put_forwards', (
    select count(*) + cardinality(wanted) - 1 from public.put_forwards f where f.put_forward_by = caller and f.created_at > now() - interval '1 day'));
  for asked in
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by, request_id)
    select p_job_id, c.id, companies[1], caller, p_id
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_kept_from(c.id, j.company_id))
      and not private.is_blocked_between(c.id, companies[1])
    -- In a fixed order, so that two colleagues asking the same people don't deadlock.
    order by c.id
    on conflict (candidate_id, job_id) do update set
      company_id = excluded.company_id, put_forward_by = excluded.put_forward_by, status = 'waiting', created_at = now(), answered_at = null,
      application_id = null, request_id = excluded.request_id,
      mailed_at = case when f.company_id = excluded.company_id and f.mailed_at > now() - interval '1 day' then f.mailed_at else now() end
    where f.status = 'withdrawn' or f.company_id <> excluded.company_id
    returning f.*
  loop
    made := made + 1;
    perform private.notify_of_put_forward(asked);
  end loop;
  return made;
end
$$;
comment on function public.put_forward_candidates is
  'Asks represented candidates whether they want to be submitted to an open job of the company or of a partner that shares its jobs, in the app and by email. Returns how many were asked: those who have applied, were already asked, declined or hide from the job''s company are skipped. The caller makes up p_id: sending it again is the same act. SECURITY DEFINER: the table is closed. PT401, PT403 except for recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT409 for a suspended one, PT422 for none or more than 50, PT429 past the day''s quota.';

create function public.list_candidates_to_put_forward(
  p_job_id uuid, p_company_id uuid default null, p_search text default null, p_after jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_after record := private.page_key(p_after, 'createdAt');
  after_score bigint := private.score_key(p_after);
  words text[] := private.words_asked(p_search);
begin
  if not private.may_be_put_forward(p_job_id, of_company) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;

  return jsonb_build_object('candidates', array(
    select jsonb_build_object(
      'id', page.id, 'first_name', page.first_name, 'last_name', page.last_name, 'title', page.title, 'created_at', page.created_at,
      'match', page.explanation,
      -- Applications people sent elsewhere themselves are theirs to share.
      'has_applied', exists (
        select from public.applications a join public.jobs j on j.id = a.job_id
        where a.candidate_id = page.id and a.job_id = p_job_id and of_company in (a.applied_by_company_id, j.company_id)
      ),
      'put_forward', (
        select f.status from public.put_forwards f
        where f.candidate_id = page.id and f.job_id = p_job_id and f.company_id = of_company and f.status <> 'withdrawn'
      )
    )
    from (
      select c.*, m.explanation, (m.explanation ->> 'score')::bigint as score
      from public.candidates c
      cross join private.visible_jobs v
      -- offset 0: counted once, not at each reference.
      cross join lateral (
        select e.explanation
        from private.asked_explanations(
          v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
          v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, c, private.home_of(c)
        ) as e
        offset 0
      ) as m
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_kept_from(c.id, v.company_id)
        and not private.is_blocked_between(c.id, of_company) and not private.is_suspended(c.user_id)
        and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title), words)
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
    order by page.score desc, page.created_at desc, page.id desc
  ));
end
$$;
comment on function public.list_candidates_to_put_forward is
  '{candidates: CandidateToPutForward[]} (contracts/partners/partnership.ts): candidates a company represents, except blocked and suspended ones and those hiding from the job''s company, with their match to an open job of its own or of a partner that shares its jobs, best match first, and whether they have applied or were asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

create function public.get_my_put_forwards() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'created_at', f.created_at, 'by', private.company_card(c), 'job', private.job_list_entry(j, e.explanation)
    ) order by f.created_at desc, f.id desc), '[]')
    from private.waiting_put_forwards f
    join public.companies c on c.id = f.company_id
    join private.visible_jobs j on j.job_id = f.job_id
    cross join lateral private.asked_explanations(
      j.skills_required, j.required_skill_keys, j.preferred_skills, j.preferred_skill_keys,
      j.experience_level, j.workplace, j.location, j.locations, j.place_terms, j.company_culture, me, private.home_of(me)
    ) as e
    where f.candidate_id = me.id
  );
end
$$;
comment on function public.get_my_put_forwards is 'MyPutForward[]: requests waiting for the caller''s reply, newest first. PT401.';

create function public.decline_put_forward(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  asked public.put_forwards;
begin
  -- In the usual lock order: applying, which agrees, and deleting the account lock the candidate.
  perform from public.candidates c where c.id = me for no key update;
  update public.put_forwards f set status = 'declined', answered_at = now()
  where f.id in (select w.id from private.waiting_put_forwards w where w.id = p_id and w.candidate_id = me) and f.status = 'waiting'
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.notify_of_put_forward_answer(asked);
  elsif not exists (select from public.put_forwards f where f.id = p_id and f.candidate_id = me and f.status = 'declined') then
    perform private.fail(404, 'put_forward_not_found', 'This request is no longer open');
  end if;
end
$$;
comment on function public.decline_put_forward is 'The caller doesn''t want to be submitted to this job. Safe to repeat. PT401, PT404.';

create function private.drop_put_forward_notice(asked public.put_forwards) returns void
language sql set search_path = ''
begin atomic
  delete from public.notifications n
  using public.candidates c
  where c.id = asked.candidate_id and n.user_id = c.user_id and n.type = 'put_forward' and n.data ->> 'job_id' = asked.job_id::text;
end;
comment on function private.drop_put_forward_notice is 'Removes the notification about a request: there is nothing left to answer.';

create function private.notify_of_put_forward_answer(asked public.put_forwards) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record;
begin
  select btrim(c.first_name || ' ' || c.last_name) as name, j.title into facts
  from public.candidates c, public.jobs j where c.id = asked.candidate_id and j.id = asked.job_id;
  if exists (
    select from public.company_users u
    where u.user_id = asked.put_forward_by and u.company_id = asked.company_id and u.role = any (private.staff_roles_for('handle_candidates'))
  ) then
    perform private.notify(
      asked.put_forward_by,
      case asked.status when 'agreed' then 'put_forward_answered.agreed' else 'put_forward_answered.declined' end,
      jsonb_build_object('candidate', facts.name, 'job', facts.title),
      jsonb_build_object('job_id', asked.job_id, 'application_id', asked.application_id, 'company_id', asked.company_id));
  end if;
end
$$;
comment on function private.notify_of_put_forward_answer is 'Notifies the person who asked, if still recruiting staff, about the reply.';

create function public.list_put_forwards(p_company_id uuid default null, p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'createdAt');
begin
  return jsonb_build_object('put_forwards', (
    select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
    from (
      select f.id, private.put_forward_state(f.id, f.status) as status, f.created_at, f.answered_at, f.application_id,
        jsonb_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name) as candidate,
        jsonb_build_object('id', j.id, 'title', j.title, 'company_name', employer.name) as job
      from public.put_forwards f
      join public.candidates c on c.id = f.candidate_id
      join public.jobs j on j.id = f.job_id
      join public.companies employer on employer.id = j.company_id
      where f.company_id = of_company and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_put_forwards is
  '{put_forwards: PutForward[]} (contracts/partners/partnership.ts) of a company, newest first, for recruiting staff. Lapsed: pending ones that can no longer be answered. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT422 for an unknown page.';

create function public.withdraw_put_forward(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  asked public.put_forwards;
begin
  update public.put_forwards f set status = 'withdrawn', answered_at = now()
  where f.id = p_id and f.status = 'waiting' and f.company_id in (select private.my_company_ids_to('handle_candidates'))
  returning * into asked;
  if asked.id is null then
    perform private.fail(404, 'put_forward_not_found', 'This request is no longer open');
  end if;
  perform private.drop_put_forward_notice(asked);
end
$$;
comment on function public.withdraw_put_forward is 'Withdraws an unanswered request. PT401, PT404.';

grant execute on function
  public.put_forward_candidates, public.list_candidates_to_put_forward, public.get_my_put_forwards, public.decline_put_forward,
  public.list_put_forwards, public.withdraw_put_forward
to authenticated;
