-- What narrows a company's lists of applications (ApplicationFilter of contracts/application.ts): its checks, and the one predicate that
-- every order, the board and the counts ask.

create type private.application_filter as (
  stages public.application_status[],
  words text[],
  assignee uuid,
  is_unassigned boolean,
  skill text,
  levels text[],
  places text[],
  from_at timestamptz,
  until_at timestamptz,
  job_id uuid,
  reached public.application_status,
  answer text,
  reason text,
  of_company uuid,
  is_plain boolean,
  asks_further boolean
);
comment on type private.application_filter is
  'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application and why it was rejected narrow only those for its jobs. is_plain: nothing but stages and a job. asks_further: more than private.application_matches knows.';

create function private.application_filter_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('stage', 'line', 20, message => 'Choose a stage'),
  private.rule('search', 'line', 200),
  private.rule('assignee', 'line', 40, message => 'Choose a colleague'),
  private.rule('skill', 'line', 60),
  private.rule('level', 'choice', message => 'Choose how close the level is', choices => '{match,close}'),
  private.rule('place', 'choice', message => 'Choose how close the place is', choices => '{match,close}'),
  private.rule('from', 'line', 10, message => 'Choose a date'),
  private.rule('to', 'line', 10, message => 'Choose a date'),
  private.rule('job', 'line', 40, message => 'Choose a job'),
  private.rule('reached', 'line', 20, message => 'Choose a stage'),
  private.rule('answer', 'choice', message => 'Choose what became of the answer', choices => '{overdue,kept,late}'),
  private.rule(
    'reason', 'choice', message => 'Choose a reason', choices => '{skills,level,location,job_closed,salary,other}')
];
comment on function private.application_filter_rules() is 'The fields of ApplicationFilter (contracts/application.ts), as far as a rule can say.';

create function private.read_application_filter(p_filter jsonb, of_company uuid) returns private.application_filter
language plpgsql stable set search_path = ''
as $$
declare
  rules private.field_rule[] := private.application_filter_rules();
  given jsonb := case when p_filter is null or jsonb_typeof(p_filter) = 'null' then '{}' else p_filter end;
  errors jsonb := private.field_errors(given, rules);
  -- Only what was given and is not empty.
  asked jsonb := jsonb_strip_nulls(private.clean_fields(given, rules));
  wanted private.application_filter;
begin
  perform private.refuse_field_errors(
    coalesce((
      select jsonb_object_agg(key, 'This filter does not exist')
      from jsonb_object_keys(given) as key where key not in (select (rule).key from unnest(rules) as rule)
    ), '{}')
    || jsonb_strip_nulls(jsonb_build_object(
      'stage', case when lower(asked ->> 'stage') <> 'open' and private.known_status(asked ->> 'stage') is null then 'Choose a stage' end,
      'reached', case when asked ? 'reached' and private.known_status(asked ->> 'reached') is null then 'Choose a stage' end,
      'assignee', case when asked ->> 'assignee' not in ('me', 'nobody') and not pg_input_is_valid(asked ->> 'assignee', 'uuid')
        then 'Choose a colleague' end,
      'job', case when not pg_input_is_valid(asked ->> 'job', 'uuid') then 'Choose a job' end,
      'from', case when not private.is_day(asked ->> 'from') then 'Choose a date' end,
      'to', case when not private.is_day(asked ->> 'to') then 'Choose a date' end
    ))
    || errors);
  wanted.stages := case
    when not asked ? 'stage' then enum_range(null::public.application_status)
    when lower(asked ->> 'stage') = 'open' then private.open_stages()
    else array[private.known_status(asked ->> 'stage')]
  end;
  wanted.words := private.words_asked(asked ->> 'search');
  wanted.is_unassigned := asked ->> 'assignee' = 'nobody';
  wanted.assignee := case asked ->> 'assignee' when 'me' then auth.uid() when 'nobody' then null else (asked ->> 'assignee')::uuid end;
  wanted.skill := private.skill_key(asked ->> 'skill');
  wanted.levels := private.fits_from(asked ->> 'level');
  wanted.places := private.fits_from(asked ->> 'place');
  wanted.from_at := coalesce((asked ->> 'from')::timestamp at time zone 'UTC', '-infinity');
  wanted.until_at := coalesce(((asked ->> 'to')::timestamp + interval '1 day') at time zone 'UTC', 'infinity');
  wanted.job_id := asked ->> 'job';
  wanted.reached := private.known_status(asked ->> 'reached');
  wanted.answer := asked ->> 'answer';
  wanted.reason := asked ->> 'reason';
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' = '{}';
  wanted.asks_further := asked ?| '{assignee,reached,reason}' or coalesce(wanted.answer in ('kept', 'late'), false);
  return wanted;
end
$$;
comment on function private.read_application_filter(jsonb, uuid) is
  'An ApplicationFilter as its caller means it in the list of a company, ''me'' being the caller; '''' and null ask nothing. PT422 by field.';

create function private.open_stages() returns public.application_status[]
language sql immutable parallel safe
return '{applied,reviewing,interview,offered}'::public.application_status[];
comment on function private.open_stages() is 'The stages before an end.';

create function private.fits_from(closeness text) returns text[]
language sql immutable parallel safe
return case closeness when 'match' then '{match}' when 'close' then '{match,close}' end::text[];
comment on function private.fits_from(text) is 'The MatchFits that are at least as close; null for null.';

create function private.assignee_of_application(of_application uuid, of_job uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (select a.assigned_to_user_id from public.job_assignments a where a.job_id = of_job);
end
$$;
comment on function private.assignee_of_application(uuid, uuid) is 'Who looks after an application: whoever its job is assigned to.';

create function private.fits_further(kept private.application_matches, wanted private.application_filter) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  promised date;
  answered date;
begin
  if (wanted.assignee is not null or wanted.is_unassigned) and (
    kept.company_id is distinct from wanted.of_company
    or private.assignee_of_application(kept.application_id, kept.job_id) is distinct from wanted.assignee
  ) then
    return false;
  end if;
  if wanted.reached is not null and not exists (
    select from public.application_events e where e.application_id = kept.application_id and e.to_status = wanted.reached
  ) then
    return false;
  end if;
  if wanted.answer in ('kept', 'late') then
    promised := (select a.answer_by from public.applications a where a.id = kept.application_id);
    answered := private.answered_on(kept.application_id);
    return coalesce(case wanted.answer
      when 'kept' then answered <= promised
      else answered > promised or answered is null and private.is_overdue(kept.answer_due)
    end, false);
  end if;
  return true;
end
$$;
comment on function private.fits_further(private.application_matches, private.application_filter) is
  'The part of private.fits_filter that looks at assignments and histories.';

create function private.is_overdue(answer_due date) returns boolean
language sql stable
return answer_due < (now() at time zone 'UTC')::date;
comment on function private.is_overdue(date) is 'Whether the day of an owed answer is past (UTC).';

-- Without a search path of its own, so that it becomes part of the query.
create function private.fits_filter(kept private.application_matches, wanted private.application_filter) returns boolean
language sql stable
return kept.applied_at >= wanted.from_at and kept.applied_at < wanted.until_at
  and (wanted.job_id is null or kept.job_id = wanted.job_id)
  and (wanted.skill is null or wanted.skill = any (kept.skill_keys))
  and (wanted.answer is distinct from 'overdue' or private.is_overdue(kept.answer_due))
  and (wanted.words = '{}' or private.has_words(kept.words, wanted.words))
  and (wanted.levels is null or kept.match -> 'level' ->> 'fit' = any (wanted.levels))
  and (wanted.places is null or kept.match -> 'location' ->> 'fit' = any (wanted.places))
  and (not wanted.asks_further or private.fits_further(kept, wanted));
comment on function private.fits_filter(private.application_matches, private.application_filter) is
  'The predicate of every list and count: whether a filter lets an application through, its stage aside. Asked where the filter is not plain.';
