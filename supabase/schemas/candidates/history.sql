-- A candidate's jobs and education. Closed to every client: read and saved with the profile; companies read the copy that was sent.

create table private.candidate_positions (
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  id uuid not null,
  title text not null check (private.is_line(title, 200, 1)),
  company text not null check (private.is_line(company, 200, 1)),
  location text check (private.is_line(location, 200)),
  start_year integer not null check (start_year between 1930 and 2100),
  start_month integer check (start_month between 1 and 12),
  end_year integer check (end_year between 1930 and 2100),
  end_month integer check (end_month between 1 and 12),
  description text check (private.is_text(description, 2000)),
  counted_on date not null default current_date,
  primary key (candidate_id, id),
  constraint candidate_positions_end_has_year check (end_month is null or end_year is not null),
  constraint candidate_positions_end_after_start check (
    end_year is null or end_year * 12 + coalesce(end_month, 12) >= start_year * 12 + coalesce(start_month, 1))
);
comment on table private.candidate_positions is 'Jobs a candidate has or had, at most 30 (RULES: Candidates). No end year means a current job.';
comment on column private.candidate_positions.counted_on is 'For current jobs: when the candidate''s years of experience were last counted.';
create index candidate_positions_counted_index on private.candidate_positions (counted_on) where end_year is null;

create table private.candidate_schools (
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  id uuid not null,
  school text not null check (private.is_line(school, 200, 1)),
  degree text check (private.is_line(degree, 200)),
  field text check (private.is_line(field, 200)),
  start_year integer check (start_year between 1930 and 2100),
  end_year integer check (end_year between 1930 and 2100),
  primary key (candidate_id, id),
  constraint candidate_schools_end_after_start check (end_year >= start_year)
);
comment on table private.candidate_schools is 'Where a candidate studied, at most 15 (RULES: Candidates).';

alter table private.candidate_positions enable row level security;
alter table private.candidate_schools enable row level security;

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.history_json(of_candidate uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'positions', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'candidate_id' - 'counted_on' order by
        p.end_year is null desc, p.end_year * 12 + coalesce(p.end_month, 12) desc, p.start_year * 12 + coalesce(p.start_month, 1) desc, p.id), '[]')
      from private.candidate_positions p where p.candidate_id = of_candidate),
    'schools', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'candidate_id' order by
        coalesce(s.end_year, s.start_year) desc nulls last, s.start_year desc nulls last, s.id), '[]')
      from private.candidate_schools s where s.candidate_id = of_candidate));
end
$$;
comment on function private.history_json is 'ProfileHistory (contracts/candidates/history.ts), newest first.';

create function private.years_worked(of_candidate uuid) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  now_at timestamp := now() at time zone 'UTC';
  this_month integer := extract(year from now_at)::integer * 12 + extract(month from now_at)::integer - 1;
begin
  return (
    select least(80, coalesce((select sum(upper(r) - lower(r)) from unnest(range_agg(worked.months)) as r), 0) / 12)
    from (
      -- A named month counts; a year alone begins and ends in January.
      select int4range(started, greatest(started, least(ended, this_month + 1))) as months
      from private.candidate_positions p
      cross join lateral (
        select p.start_year * 12 + coalesce(p.start_month, 1) - 1 as started,
          case when p.end_year is null then this_month + 1 else p.end_year * 12 + coalesce(p.end_month, 0) end as ended
      ) as span
      where p.candidate_id = of_candidate
    ) as worked
    having count(*) > 0
  );
end
$$;
comment on function private.years_worked is
  'Whole years of a candidate''s positions, each month once; null without any. The same as yearsWorked in the contracts (RULES: Candidates).';

-- ── Saving ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.history_date_errors(entry jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  started integer := (entry ->> 'start_year')::numeric;
  ended integer := (entry ->> 'end_year')::numeric;
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'start_year', case when started < 1930 then 'Enter a year from 1930 to 2100' end,
    'end_year', case
      when ended < 1930 then 'Enter a year from 1930 to 2100'
      when ended is null and (entry ->> 'end_month') is not null then 'Enter the year it ended'
      when ended * 12 + coalesce((entry ->> 'end_month')::numeric, 12) < started * 12 + coalesce((entry ->> 'start_month')::numeric, 1)
        then 'The end is before the start'
    end));
end
$$;
comment on function private.history_date_errors is 'Date errors of an entry whose fields are valid, in the words of the contracts.';

create function private.history_errors(entries jsonb, path text, form text, most integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.rule[] := private.candidates_rules(form);
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if entries is null or jsonb_typeof(entries) = 'null' then
    return errors;
  elsif jsonb_typeof(entries) <> 'array' then
    return jsonb_build_object(path, 'Use a list here');
  elsif jsonb_array_length(entries) > most then
    return jsonb_build_object(path, 'Use at most ' || most || ' entries');
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(entries) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object(path || '.' || place, 'Please check this entry');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if found = '{}' then
      found := private.history_date_errors(entry);
    end if;
    errors := errors || private.prefix_keys(found, path || '.' || place || '.');
  end loop;
  return errors;
end
$$;
comment on function private.history_errors is
  'Errors of positions or schools by path ("positions.0.title"), in the words of contracts/candidates/history.ts.';

create function private.save_history(of_candidate uuid, positions jsonb, schools jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(positions) = 'array' then
    delete from private.candidate_positions p where p.candidate_id = of_candidate;
    insert into private.candidate_positions
    select (jsonb_populate_record(
      null::private.candidate_positions,
      private.clean_fields(entry, private.candidates_rules('position'))
        || jsonb_build_object('candidate_id', of_candidate, 'counted_on', current_date))).*
    from jsonb_array_elements(positions) as entry
    on conflict do nothing;
  end if;
  if jsonb_typeof(schools) = 'array' then
    delete from private.candidate_schools s where s.candidate_id = of_candidate;
    insert into private.candidate_schools
    select (jsonb_populate_record(
      null::private.candidate_schools,
      private.clean_fields(entry, private.candidates_rules('school')) || jsonb_build_object('candidate_id', of_candidate))).*
    from jsonb_array_elements(schools) as entry
    on conflict do nothing;
  end if;
end
$$;
comment on function private.save_history is 'Replaces the candidate''s positions and schools; null leaves a list unchanged. Callers have checked them and locked the candidate.';

create function private.count_years_again(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
  -- Years are counted in months, so once a month is enough.
  due uuid[] := array(
    select c.id
    from private.candidate_positions p
    join public.candidates c on c.id = p.candidate_id
    where p.end_year is null and p.counted_on < date_trunc('month', current_date)::date
    order by p.counted_on limit at_most
    for no key update of c skip locked);
begin
  update private.candidate_positions p set counted_on = current_date where p.candidate_id = any (due) and p.end_year is null;
  update public.candidates c set experience_years = private.years_worked(c.id)
  where c.id = any (due) and c.years_follow_history and c.experience_years is distinct from private.years_worked(c.id);
  get diagnostics n = row_count;
  return n;
end
$$;
comment on function private.count_years_again is 'Recounts years of experience of candidates with a current job, monthly for each. Returns how many changed.';

create function public.get_my_history() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
begin
  return private.history_json((select c.id from public.candidates c where c.user_id = caller));
end
$$;
comment on function public.get_my_history is
  'ProfileHistory (contracts/candidates/history.ts) of the caller. SECURITY DEFINER: the tables are closed to clients. PT401, PT403.';

grant execute on function public.get_my_history to authenticated;
