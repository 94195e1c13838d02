-- How often a job was viewed, where its applications come from, and how many people have the skills it asks for.
-- SECURITY DEFINER: the tables are closed to every client, and counting skips the policies.

create table private.job_visits (
  job_id uuid not null references public.jobs (id) on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (job_id, day, visitor)
);
comment on table private.job_visits is
  'Who has already viewed a job on a day, so that a visitor counts once, and how many from one network address: digests valid only for that job and day. Kept for two days.';
alter table private.job_visits enable row level security;

create table private.job_views (
  job_id uuid not null references public.jobs (id) on delete cascade,
  day date not null,
  n integer not null,
  primary key (job_id, day)
);
comment on table private.job_views is 'Unique visitors of a job per day, UTC (RULES: Jobs).';
alter table private.job_views enable row level security;

create function private.most_visitors() returns integer
language sql immutable parallel safe set search_path = ''
return 20;
comment on function private.most_visitors is 'How many signed-out visitors from one network address count per job and day (RULES: Jobs).';

create function private.visit_place(of_job uuid, day date, client bytea, place integer) returns bytea
language sql immutable parallel safe set search_path = ''
return sha256(convert_to(concat_ws(' ', of_job, day, encode(client, 'hex'), place), 'UTF8'));
comment on function private.visit_place is 'The digest for a row of job_visits: one slot of a network address, for that job and day.';

create function public.note_job_view(p_job_id uuid, p_visitor uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  visitor text := coalesce(auth.uid()::text, p_visitor::text);
  digest bytea := private.keyed_digest(concat_ws(' ', p_job_id, today, visitor));
  client bytea := private.client_digest();
  of_client bigint;
begin
  if visitor is null or not private.is_visible_job(p_job_id) or private.is_admin() or exists (
    select from public.company_users u join public.jobs j on j.company_id = u.company_id
    where j.id = p_job_id and u.user_id = auth.uid()
  ) or exists (
    -- More can't be people, and must not fill the table.
    select from private.job_views v where v.job_id = p_job_id and v.day = today and v.n >= 10000
  ) then
    return;
  end if;
  -- A browser can keep making up ids, so one network address counts at most as many visitors as an office.
  if auth.uid() is null then
    -- One at a time, so that simultaneous visits can't pass the limit together.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'job_visits', p_job_id, encode(client, 'hex')), 0));
  end if;
  if auth.uid() is null and not exists (
    select from private.job_visits v where v.job_id = p_job_id and v.day = today and v.visitor = digest
  ) then
    select count(*) into of_client from private.job_visits v
    where v.job_id = p_job_id and v.day = today and v.visitor in (
      select private.visit_place(p_job_id, today, client, place) from generate_series(1, private.most_visitors()) as place);
    if of_client >= private.most_visitors() then
      return;
    end if;
    insert into private.job_visits (job_id, day, visitor)
    values (p_job_id, today, private.visit_place(p_job_id, today, client, of_client::integer + 1)) on conflict do nothing;
  end if;
  insert into private.job_visits (job_id, day, visitor) values (p_job_id, today, digest) on conflict do nothing;
  if found then
    insert into private.job_views as counted (job_id, day, n) values (p_job_id, today, 1)
    on conflict (job_id, day) do update set n = counted.n + 1;
  end if;
end
$$;
comment on function public.note_job_view is
  'Counts a view of a visible job: signed-in people by account, visitors by an id their browser makes up for the day, at most 20 per network address; once a day, and neither administrators nor the company''s own staff (RULES: Jobs).';

create function private.forget_job_visits() returns void
language sql set search_path = ''
begin atomic
  delete from private.job_visits v where v.day < (now() at time zone 'UTC')::date - 1;
end;
comment on function private.forget_job_visits is 'Deletes visitors'' digests from before yesterday; the counts stay. Runs daily.';

create function private.keep_application_source(of_application uuid, claimed text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.application_sources (application_id, source)
  values (of_application, case
    when exists (select from public.put_forwards f where f.application_id = of_application) then 'put_forward'
    when claimed in ('search', 'matches', 'shared', 'site') then claimed
    else 'direct'
  end);
end
$$;
comment on function private.keep_application_source is 'Stores where an application came from; direct if unknown (RULES: Jobs).';

create function public.get_job_statistics(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  today date := (now() at time zone 'UTC')::date;
begin
  return (
    select jsonb_build_object(
      'views', coalesce(sum(v.n), 0),
      'views_lately', coalesce(sum(v.n) filter (where v.day > today - 30), 0),
      'days_open', case when job.status = 'published'
        then least(today, coalesce(job.expires_at, today)) - (job.posted_at at time zone 'UTC')::date end,
      'sources', (
        select coalesce(jsonb_agg(by order by by.n desc, by.source), '[]')
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from public.applications a left join private.application_sources s on s.application_id = a.id
          where a.job_id = job.id group by 1
        ) by
      )
    )
    from private.job_views v where v.job_id = job.id
  );
end
$$;
comment on function public.get_job_statistics is
  'JobStatistics (contracts/jobs/job.ts) for those who may read the job: unique visitors per day, in total and for the last 30 days; days since it was posted while it is open; sources of its applications. PT401, PT404.';

create function private.enough_of(asked integer) returns integer
language sql immutable parallel safe
return ceil(asked * 0.8);
comment on function private.enough_of is 'How many of this many skills a candidate needs to be counted: four of five, or all if fewer than five (RULES: Matching).';

create table private.reach_secret (
  is_one boolean primary key default true check (is_one),
  secret uuid not null default gen_random_uuid()
);
comment on table private.reach_secret is 'The secret that shifts the thresholds of private.reach_in_words. One row, created on first use.';
alter table private.reach_secret enable row level security;

create function private.reach_in_words(people uuid[]) returns text
language plpgsql set search_path = ''
as $$
declare
  n constant integer := cardinality(people);
  digest bytea;
  shift numeric;
begin
  insert into private.reach_secret default values on conflict do nothing;
  -- The thresholds are derived from one of the people, so they mostly stay the same for similar skills or a few more accounts.
  select sha256(convert_to(concat_ws(' ', s.secret, person), 'UTF8')) into digest
  from private.reach_secret s, unnest(people) as person order by 1 limit 1;
  -- Between 3/4 and 3/2 of each threshold. From the last bytes, because the smallest of many digests has small first bytes.
  shift := 0.75 + 0.75 * coalesce(get_byte(digest, 30) * 256 + get_byte(digest, 31), 0) / 65535;
  return case
    when n < 10 * shift then 'few' when n < 100 * shift then 'dozens' when n < 1000 * shift then 'hundreds' else 'thousands' end;
end
$$;
comment on function private.reach_in_words is 'From few to thousands, with thresholds that don''t reveal the number (RULES: Matching).';

create function public.count_candidates_with_skills(p_skills text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked text[] := private.skill_keys(p_skills[1:50]);
  needed integer := private.enough_of(cardinality(asked));
  people uuid[];
begin
  perform private.require_caller();
  if not exists (
    select from public.company_users u
    where u.user_id = auth.uid() and u.role = any (private.staff_roles_for('post_jobs')) and private.company_is_live(u.company_id)
  ) then
    perform private.fail(403, 'not_allowed', 'Your role can''t do this, or your company isn''t live');
  end if;
  if coalesce(cardinality(asked), 0) = 0 then
    return null;
  end if;
  people := array(
    select c.id from public.candidates c
    where c.user_id is not null and c.skill_keys && asked
      and (select count(*) from unnest(asked) as key where key = any (c.skill_keys)) >= needed
    limit 1500);
  return jsonb_build_object('asked', cardinality(asked), 'needed', needed, 'candidates', private.reach_in_words(people));
end
$$;
comment on function public.count_candidates_with_skills is
  'SkillReach (contracts/jobs/job.ts): roughly how many candidates have enough of these skills, for those who post jobs at a live company; null without skills. Never an exact number, so that no one can be identified by it (RULES: Matching). PT401, PT403. VOLATILE: the first call creates private.reach_secret.';

grant execute on function public.note_job_view to anon, authenticated;
grant execute on function public.get_job_statistics, public.count_candidates_with_skills to authenticated;
