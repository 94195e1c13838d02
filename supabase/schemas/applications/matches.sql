-- The match of every application, computed from the job's current requirements and what was sent, and stored: lists read it, and Best match
-- is an index. It's a separate table because clients can read applications, but must only get matches through procedures.

create table private.application_matches (
  application_id uuid primary key references public.applications (id) on delete cascade,
  job_id uuid not null,
  company_id uuid not null,
  applied_by_company_id uuid,
  applied_at timestamptz not null,
  match_order bigint not null,
  candidate_name text not null,
  candidate_title text,
  match json not null,
  words text not null default '',
  skill_keys text[] not null default '{}',
  status public.application_status not null default 'applied',
  answer_by date,
  answer_due date,
  reached public.application_status[] not null default '{}',
  answered_on date,
  level_fit text,
  place_fit text,
  away_company_id uuid generated always as (case when applied_by_company_id <> company_id then applied_by_company_id end) stored,
  withdrawn_on date,
  is_added boolean not null default false
);
comment on table private.application_matches is 'What lists show, sort and filter each application by; maintained by triggers.';
comment on column private.application_matches.applied_at is 'Copied from the application, like the three ids before it: the indexes begin and end with them.';
comment on column private.application_matches.match_order is 'The match''s rank in Best match, higher first: its "score". Never shown.';
comment on column private.application_matches.match is 'MatchExplanation (contracts/matching/match.ts). json, not jsonb: responses include it unchanged.';
comment on column private.application_matches.words is 'What a search looks through: name, title, email and skills as sent, one a line.';
comment on column private.application_matches.status is 'Copied from the application, like the two dates after it: each stage is a range of every index.';
comment on column private.application_matches.level_fit is 'MatchFit of the level in the match; null if the job asks for none. place_fit is the same for location.';
comment on column private.application_matches.is_added is 'Added by hand: doesn''t count toward the public figures about replies, even once taken over.';
comment on column private.application_matches.away_company_id is 'The company that also lists it: the one that represented the candidate, if it isn''t the job''s company.';

-- Best match, newest (with and without an owed reply), and by reply-by date: for a job, for a company's jobs, and for applications that
-- a company's candidates made elsewhere.
create index application_matches_job_index on private.application_matches
  (job_id, status, match_order desc, applied_at desc, application_id desc) include (answer_due);
create index application_matches_company_index on private.application_matches
  (company_id, status, match_order desc, applied_at desc, application_id desc) include (answer_due);
create index application_matches_away_index on private.application_matches
  (away_company_id, status, match_order desc, applied_at desc, application_id desc) include (answer_due)
  where away_company_id is not null;
create index application_matches_newest_job_index on private.application_matches
  (job_id, status, (answer_due is null), applied_at desc, application_id desc);
create index application_matches_newest_company_index on private.application_matches
  (company_id, status, (answer_due is null), applied_at desc, application_id desc);
create index application_matches_newest_away_index on private.application_matches
  (away_company_id, status, (answer_due is null), applied_at desc, application_id desc) where away_company_id is not null;
create index application_matches_owed_job_index on private.application_matches
  (job_id, status, answer_due, applied_at, application_id) where answer_due is not null;
create index application_matches_owed_company_index on private.application_matches
  (company_id, status, answer_due, applied_at, application_id) where answer_due is not null;
create index application_matches_owed_away_index on private.application_matches
  (away_company_id, status, answer_due, applied_at, application_id)
  where answer_due is not null and away_company_id is not null;

create index application_matches_words_index on private.application_matches using gin (words extensions.gin_trgm_ops);

alter table private.application_matches enable row level security;

-- Without a search path of its own, so that it's inlined into the query.
create function private.words_of(profile public.candidates) returns text
language sql stable parallel safe
return private.search_text(concat_ws(E'\n', profile.first_name || ' ' || profile.last_name, profile.title, profile.email, array_to_string(profile.skills, E'\n')));
comment on function private.words_of is 'What a search of applicants looks through.';

create view private.counted_application_matches as
select
  a.id as application_id, a.job_id, a.company_id, a.applied_by_company_id, a.applied_at,
  (counted.match ->> 'score')::bigint as match_order,
  coalesce(nullif(btrim(c.first_name || ' ' || c.last_name), ''), 'Unnamed candidate') as candidate_name,
  c.title as candidate_title,
  counted.match::json as match,
  private.words_of(c) as words,
  coalesce(c.skill_keys, '{}') as skill_keys,
  a.status,
  a.answer_by,
  a.answer_due,
  private.reached_by(a.id) as reached,
  private.answered_on(a.id) as answered_on,
  counted.match -> 'level' ->> 'fit' as level_fit,
  counted.match -> 'location' ->> 'fit' as place_fit,
  private.withdrawn_on(a.id) as withdrawn_on,
  exists (select from public.candidates person where person.id = a.candidate_id and person.user_id is null)
    or exists (select from private.added_applications added where added.application_id = a.id) as is_added
from public.applications a
join public.jobs j on j.id = a.job_id
join public.companies company on company.id = a.company_id
cross join lateral private.sent_profile(a.id) c
-- Computed once for both columns.
cross join lateral (
  select explanation as match
  from private.match_explanations(
    j.skills_required, j.preferred_skills, j.experience_level, private.workplace_of(j.job_type, j.workplace), j.location, j.locations,
    company.culture_values,
    c, private.home_of(c))
  offset 0
) counted;
comment on view private.counted_application_matches is 'The rows private.application_matches should have.';

create function private.keep_application_match(of_application uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Locks the job's requirements until the end, or waits for an edit in progress, so that no edit is missed.
  perform from public.jobs j join public.applications a on a.job_id = j.id where a.id = of_application for share of j;
  -- After the job, so that a change of the company's values comes entirely before or after.
  perform pg_advisory_xact_lock_shared(hashtextextended('private.culture ' || a.company_id, 0))
  from public.applications a where a.id = of_application;
  perform private.hold_vocabulary();
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on, is_added)
  select * from private.counted_application_matches where application_id = of_application;
end
$$;
comment on function private.keep_application_match is 'Computes and stores the match of a new application.';

create function private.recount_application_matches(of_jobs uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In the order of ids, so that two recounts don't deadlock; applications being sent come first.
  perform from public.jobs where id = any (of_jobs) order by id for no key update;
  perform private.hold_vocabulary();
  -- In order as well: moving several applications writes them one after the other.
  perform from private.application_matches where job_id = any (of_jobs) order by application_id for no key update;
  -- An update skips applications deleted in the meantime; an upsert would insert their matches again.
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys,
    level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where counted.job_id = any (of_jobs) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on, is_added)
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$$;
comment on function private.recount_application_matches is
  'Recomputes the matches of all applications for these jobs, as a set: after a job''s requirements change, or which skills count as the same. Writes only changed or missing rows.';

create function private.recount_culture(of_company uuid) returns void
language sql set search_path = ''
as $$
  -- As in private.recount_application_matches. The second lock covers applications to jobs that aren't visible here yet.
  select from public.jobs where company_id = of_company order by id for no key update;
  select pg_advisory_xact_lock(hashtextextended('private.culture ' || of_company, 0));
  select from private.application_matches where company_id = of_company order by application_id for no key update;
  update private.application_matches kept
  set match_order = (counted.match ->> 'score')::bigint, match = counted.match::json
  from (
    select m.application_id, m.match::jsonb || ways.said || jsonb_build_object(
      'score', m.match_order / 4096 * 4096 + private.culture_order(ways.has, ways.total)) as match
    from private.application_matches m
    join private.sent_profiles s on s.application_id = m.application_id
    join public.companies c on c.id = m.company_id
    cross join private.culture_matches(c.culture_values, s.culture_values) as ways
    where m.company_id = of_company
    offset 0
  ) as counted
  where kept.application_id = counted.application_id and kept.match::text is distinct from counted.match::text;
$$;
comment on function private.recount_culture is 'Recomputes only the culture part of the matches of a company''s applications.';

create function private.recount_applications(of_applications uuid[]) returns void
language sql set search_path = ''
as $$
  select from public.jobs where id in (select job_id from public.applications where id = any (of_applications)) order by id for share;
  select from private.application_matches where application_id = any (of_applications) order by application_id for no key update;
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys
  from private.counted_application_matches counted
  where counted.application_id = any (of_applications) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
$$;
comment on function private.recount_applications is 'As private.recount_application_matches, after a change of which skills count as the same.';

create function private.recount_changed_matches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'jobs' then
    perform private.recount_application_matches(array[new.id]);
  else
    perform private.recount_culture(new.id);
  end if;
  return null;
end
$$;
comment on function private.recount_changed_matches is 'Row trigger: recomputes matches when a job''s requirements or a company''s values change. SECURITY DEFINER: closed table.';

create function private.move_application_match() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.application_matches
  set company_id = new.company_id, applied_by_company_id = new.applied_by_company_id, applied_at = new.applied_at,
    status = new.status, answer_by = new.answer_by, answer_due = new.answer_due
  where application_id = new.id;
  return null;
end
$$;
comment on function private.move_application_match is 'Row trigger: copies what lists sort and filter by from the application. SECURITY DEFINER: closed table.';

create function private.keep_match_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_application uuid := case tg_op when 'DELETE' then old.application_id else new.application_id end;
begin
  update private.application_matches
  set reached = private.reached_by(of_application), answered_on = private.answered_on(of_application),
    withdrawn_on = private.withdrawn_on(of_application)
  where application_id = of_application;
  return null;
end
$$;
comment on function private.keep_match_history is 'Row trigger: copies what lists filter by from the history. SECURITY DEFINER: closed table.';

create function private.count_promise() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_outcome text := case when tg_op <> 'INSERT' and not old.is_added then private.settled_promise(old.answer_by, old.answered_on, old.withdrawn_on) end;
  new_outcome text := case when tg_op <> 'DELETE' and not new.is_added then private.settled_promise(new.answer_by, new.answered_on, new.withdrawn_on) end;
begin
  if tg_op = 'UPDATE' and old.company_id = new.company_id and old_outcome is not distinct from new_outcome then
    return null;
  end if;
  if old_outcome is not null then
    insert into private.count_changes (subject, what, n) values (old.company_id, 'promises_' || old_outcome, -1);
  end if;
  if new_outcome is not null then
    insert into private.count_changes (subject, what, n) values (new.company_id, 'promises_' || new_outcome, 1);
  end if;
  return null;
end
$$;
comment on function private.count_promise is
  'Row trigger: counts a company''s replies as on time or late once that is known, and adjusts the count if it is undone (private.counted). Row by row, because most changes to a match don''t affect it. SECURITY DEFINER: as the triggers of foundation/triggers.sql.';
