-- What a candidate wants in a job. It filters their own lists on request, and nothing else: no company, partner or administrator sees it, and
-- nothing shown to them is sorted or filtered by it (RULES: Candidates).
-- SECURITY DEFINER: the table is closed to every client.

create table private.candidate_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  types public.job_type[] not null default '{}' check (not 'REMOTE' = any (types)),
  levels public.experience_level[] not null default '{}',
  places text[] not null default '{}' check (private.are_short_texts(places, 10, 100)),
  is_remote boolean not null default false,
  salary_from integer check (salary_from between 1 and 100000000),
  updated_at timestamptz not null default now()
);
comment on table private.candidate_preferences is 'What a candidate wants in a job. Read only by the candidate.';
comment on column private.candidate_preferences.types is 'Without REMOTE, which is_remote says.';
comment on column private.candidate_preferences.is_remote is 'With places: remote jobs as well. Without places: only remote jobs.';
alter table private.candidate_preferences enable row level security;

create function private.preferred_filter(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'place', p.places[1],
      'places', nullif(to_jsonb(p.places[2:]), '[]'),
      'remote', nullif(p.is_remote, false),
      -- Remote is also a type.
      'types', nullif(to_jsonb(
        p.types || case when p.is_remote and p.types <> '{}' then '{REMOTE}' else '{}' end::public.job_type[]), '[]'),
      'levels', nullif(to_jsonb(p.levels), '[]'),
      'salary', p.salary_from))
    from private.candidate_preferences p where p.user_id = of_user
  ), '{}')
$$;
comment on function private.preferred_filter is 'Someone''s preferences as a JobFilter (contracts/jobs/job-filter.ts); {} for none.';

create function private.preferences_json(of_user uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  stored private.candidate_preferences;
begin
  select * into stored from private.candidate_preferences p where p.user_id = of_user;
  return jsonb_build_object(
    'types', to_jsonb(coalesce(stored.types, '{}')),
    'levels', to_jsonb(coalesce(stored.levels, '{}')),
    'places', to_jsonb(coalesce(stored.places, '{}')),
    'is_remote', coalesce(stored.is_remote, false),
    'salary_from', stored.salary_from,
    'culture_values', coalesce((select to_jsonb(c.culture_values) from public.candidates c where c.user_id = of_user), '[]'),
    'filter', private.preferred_filter(of_user));
end
$$;
comment on function private.preferences_json is 'CandidatePreferences (contracts/candidates/preferences.ts).';

create function public.get_my_preferences() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.preferences_json(private.require_candidate_account(message => 'Only candidate accounts have preferences'))
$$;
comment on function public.get_my_preferences is 'The caller''s CandidatePreferences (contracts/candidates/preferences.ts). PT401, PT403.';

create function private.list_of(given jsonb) returns jsonb
language sql immutable set search_path = ''
return case jsonb_typeof(given) when 'array' then given else '[]' end;
comment on function private.list_of is 'A validated list; if nothing was chosen, it may be missing, null or an empty string.';

create function public.set_my_preferences(p_preferences jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts have preferences');
  culture public.culture_value[];
begin
  perform private.refuse_field_errors(private.field_errors(p_preferences, private.candidates_rules('preferences')));
  culture := private.read_culture(nullif(p_preferences -> 'cultureValues', 'null'));
  if culture is not null then
    perform private.add_candidate_record(caller);
    update public.candidates c set culture_values = culture where c.user_id = caller and c.culture_values <> culture;
  end if;
  insert into private.candidate_preferences (user_id, types, levels, places, is_remote, salary_from)
  values (
    caller,
    array(select t::public.job_type from jsonb_array_elements_text(private.list_of(p_preferences -> 'types')) as t order by 1),
    array(select l::public.experience_level from jsonb_array_elements_text(private.list_of(p_preferences -> 'levels')) as l order by 1),
    private.distinct_texts(coalesce(nullif(p_preferences -> 'places', 'null'), '[]')),
    coalesce((p_preferences ->> 'isRemote')::boolean, false),
    nullif((p_preferences ->> 'salaryFrom')::numeric::integer, 0))
  on conflict (user_id) do update set
    types = excluded.types, levels = excluded.levels, places = excluded.places, is_remote = excluded.is_remote,
    salary_from = excluded.salary_from, updated_at = now();
  return private.preferences_json(caller);
end
$$;
comment on function public.set_my_preferences is
  'Replaces the caller''s job preferences and returns CandidatePreferences; ways of working are written to the profile, and stay unchanged if omitted. Safe to repeat. PT401, PT403 for non-candidates, PT422 by field of preferencesSchema.';

grant execute on function public.get_my_preferences, public.set_my_preferences to authenticated;
