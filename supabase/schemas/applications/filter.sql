-- Filters of a company's lists of applications (ApplicationFilter of contracts/applications/application.ts): their checks, and the one
-- predicate that every sort order, the board and the counts use.

create type private.application_filter as (
  stages public.application_status[],
  words text[],
  assignee uuid,
  is_unassigned boolean,
  assigned_jobs uuid[],
  skill text,
  levels text[],
  places text[],
  from_at timestamptz,
  until_at timestamptz,
  job_id uuid,
  reached public.application_status[],
  furthest public.application_status,
  left_stage public.application_status,
  answer text,
  reason text,
  source text,
  of_company uuid,
  is_plain boolean,
  offer text,
  moving uuid[],
  found uuid[],
  is_unread boolean,
  has_responses boolean,
  tags text[],
  without uuid[]
);
comment on type private.application_filter is
  'A parsed ApplicationFilter: the stages to list; everything else is null (or empty, or infinite) where there is no condition. of_company: whose list it is; owner, offer and rejection reason only filter applications for its jobs. assigned_jobs: jobs someone owns. reached: that stage and later ones. is_plain: only stages, a job and found. moving: applications of its candidates elsewhere whose move can still be undone. found: ids that match the words, unread messages and tags, once looked up (private.with_found). tags: as compared. without: ids that best_applications skips.';

create function private.application_filter_rules() returns private.rule[]
language sql immutable set search_path = ''
return array[
  private.rule('stage', 'line', 20, message => 'Choose a stage'),
  private.rule('search', 'line', 200),
  private.rule('assignee', 'line', 40, message => 'Choose a colleague'),
  private.rule('skill', 'line', 60),
  private.rule('level', 'choice', message => 'Choose a level match', choices => '{match,close}'),
  private.rule('place', 'choice', message => 'Choose a location match', choices => '{match,close}'),
  private.rule('from', 'line', 10, message => 'Choose a date'),
  private.rule('to', 'line', 10, message => 'Choose a date'),
  private.rule('job', 'line', 40, message => 'Choose a job'),
  private.rule('reached', 'line', 20, message => 'Choose a stage'),
  private.rule('furthest', 'line', 20, message => 'Choose a stage'),
  private.rule('left', 'line', 20, message => 'Choose a stage'),
  private.rule('answer', 'choice', message => 'Choose a reply status', choices => '{overdue,kept,late}'),
  private.rule('offer', 'choice', message => 'Choose an offer status', choices => '{open}'),
  private.rule(
    'reason', 'choice', message => 'Choose a reason', choices => '{skills,level,location,job_closed,salary,other}'),
  private.rule(
    'source', 'choice', message => 'Choose a source',
    choices => '{search,matches,shared,site,put_forward,direct,referral,agency,event,found,other,unknown}'),
  private.rule('unread', 'choice', message => 'Choose unread or all', choices => '{yes}'),
  private.rule('responses', 'choice', message => 'Choose with responses or all', choices => '{yes}'),
  private.rule('tags', 'line', 250)
];
comment on function private.application_filter_rules is 'The fields of ApplicationFilter (contracts/applications/application.ts), as far as rules can check them.';

create function private.read_application_filter(p_filter jsonb, of_company uuid) returns private.application_filter
language plpgsql stable set search_path = ''
as $$
declare
  given jsonb := coalesce(nullif(p_filter, 'null'), '{}');
  rules private.rule[];
  errors jsonb;
  -- What was given and isn't empty.
  asked jsonb := '{}';
  wanted private.application_filter;
begin
  if given <> '{}' then
    rules := private.application_filter_rules();
    errors := private.field_errors(given, rules);
    asked := jsonb_strip_nulls(private.clean_fields(given, rules));
    perform private.refuse_field_errors(
      coalesce((
        select jsonb_object_agg(key, 'This filter doesn''t exist')
        from jsonb_object_keys(given) as key where key not in (select (rule).key from unnest(rules) as rule)
      ), '{}')
      || jsonb_strip_nulls(jsonb_build_object(
        'stage', case when lower(asked ->> 'stage') <> 'open' and private.known_status(asked ->> 'stage') is null then 'Choose a stage' end,
        'reached', case when asked ? 'reached' and private.stage_rank(private.known_status(asked ->> 'reached')) is null
          then 'Choose a stage' end,
        'furthest', case when asked ? 'furthest' and private.stage_rank(private.known_status(asked ->> 'furthest')) is null
          then 'Choose a stage' end,
        'left', case when asked ? 'left' and private.known_status(asked ->> 'left') is null then 'Choose a stage' end,
        'assignee', case when asked ->> 'assignee' not in ('me', 'nobody') and not pg_input_is_valid(asked ->> 'assignee', 'uuid')
          then 'Choose a colleague' end,
        'job', case when not pg_input_is_valid(asked ->> 'job', 'uuid') then 'Choose a job' end,
        'from', case when not private.is_day(asked ->> 'from') then 'Choose a date' end,
        'to', case when not private.is_day(asked ->> 'to') then 'Choose a date' end
      ))
      || errors);
  end if;
  wanted.stages := case
    when not asked ? 'stage' then enum_range(null::public.application_status)
    when lower(asked ->> 'stage') = 'open' then private.open_stages()
    else array[private.known_status(asked ->> 'stage')]
  end;
  wanted.words := private.words_asked(asked ->> 'search');
  wanted.is_unassigned := asked ->> 'assignee' = 'nobody';
  wanted.assignee := case asked ->> 'assignee' when 'me' then auth.uid() when 'nobody' then null else (asked ->> 'assignee')::uuid end;
  if asked ? 'assignee' then
    wanted.assigned_jobs := array(
      select a.job_id from public.job_assignments a
      where a.company_id = of_company and (wanted.is_unassigned or a.assigned_to_user_id = wanted.assignee));
  end if;
  wanted.skill := private.skill_key(asked ->> 'skill');
  wanted.levels := private.fits_from(asked ->> 'level');
  wanted.places := private.fits_from(asked ->> 'place');
  wanted.from_at := coalesce((asked ->> 'from')::timestamp at time zone 'UTC', '-infinity');
  wanted.until_at := coalesce(((asked ->> 'to')::timestamp + interval '1 day') at time zone 'UTC', 'infinity');
  wanted.job_id := asked ->> 'job';
  wanted.reached := case when asked ? 'reached' then private.stages_from(private.known_status(asked ->> 'reached')) end;
  wanted.furthest := private.known_status(asked ->> 'furthest');
  wanted.left_stage := private.known_status(asked ->> 'left');
  wanted.answer := asked ->> 'answer';
  wanted.offer := asked ->> 'offer';
  wanted.reason := asked ->> 'reason';
  wanted.source := asked ->> 'source';
  wanted.is_unread := asked ? 'unread';
  wanted.has_responses := asked ? 'responses';
  if asked ? 'tags' then
    wanted.tags := array(
      select distinct key
      from regexp_split_to_table(asked ->> 'tags', ',') as tag, private.tag_key(tag) as key where key <> '');
  end if;
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' - 'search' - 'tags' - 'unread' = '{}';
  return wanted;
end
$$;
comment on function private.read_application_filter is 'Parses an ApplicationFilter; ''me'' is the caller, '''' and null mean no condition. PT422.';

create function private.fits_from(closeness text) returns text[]
language sql immutable parallel safe set search_path = ''
return case closeness when 'match' then '{match}' when 'close' then '{match,close}' end::text[];
comment on function private.fits_from is 'The MatchFits that are at least as close; null for null.';

create function private.fits_elsewhere(kept private.application_matches, wanted private.application_filter) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  wanted.moving := '{}';
  return private.fits_filter(private.match_as_seen(kept), wanted);
end
$$;
comment on function private.fits_elsewhere is 'private.fits_filter as the company that represents the candidate may see it.';

create function private.fits_lookups(kept private.application_matches, wanted private.application_filter) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if wanted.assigned_jobs is not null and not (kept.company_id = wanted.of_company and coalesce(
    (select own.assigned_to_user_id is not distinct from wanted.assignee
     from public.application_assignments own where own.application_id = kept.application_id),
    (kept.job_id = any (wanted.assigned_jobs)) <> wanted.is_unassigned)) then
    return false;
  end if;
  if wanted.left_stage is not null and not exists (
    select from public.application_events e
    where e.application_id = kept.application_id and e.from_status = wanted.left_stage
      and (kept.company_id = wanted.of_company or private.is_settled(e))) then
    return false;
  end if;
  if wanted.offer is not null and not (kept.company_id = wanted.of_company and exists (
    select from private.waiting_offers w where w.application_id = kept.application_id)) then
    return false;
  end if;
  -- Only the job's own company can see rejection reasons.
  if wanted.reason is not null and not (kept.status = 'rejected' and kept.company_id = wanted.of_company and exists (
    select from private.last_rejection(kept.application_id, only_settled => false) r where r.reason = wanted.reason)) then
    return false;
  end if;
  if wanted.has_responses and not exists (
    select from public.job_application_answers r where r.application_id = kept.application_id and r.answer <> '') then
    return false;
  end if;
  return wanted.source is null or kept.company_id = wanted.of_company and wanted.source = coalesce(
    (select s.source from private.application_sources s where s.application_id = kept.application_id), 'unknown');
end
$$;
comment on function private.fits_lookups is 'The part of private.fits_filter that reads other tables, one by one.';

-- No subqueries and no search path of its own, so that it's inlined into the query.
create function private.fits_filter(kept private.application_matches, wanted private.application_filter) returns boolean
language sql stable
return case when kept.application_id = any (wanted.moving) then private.fits_elsewhere(kept, wanted)
  else kept.status = any (wanted.stages)
  and kept.applied_at >= wanted.from_at and kept.applied_at < wanted.until_at
  and (wanted.job_id is null or kept.job_id = wanted.job_id)
  and (wanted.skill is null or wanted.skill = any (kept.skill_keys))
  and (wanted.levels is null or kept.level_fit = any (wanted.levels))
  and (wanted.places is null or kept.place_fit = any (wanted.places))
  and (wanted.reached is null or kept.reached && wanted.reached)
  and (wanted.furthest is null or private.furthest_stage(kept.reached) = wanted.furthest)
  and case wanted.answer
    when 'overdue' then private.is_overdue(kept.answer_due)
    when 'kept' then private.promise_outcome(kept) = 'kept'
    when 'late' then private.promise_outcome(kept) = 'late'
    else true
  end
  and (
    wanted.assigned_jobs is null and wanted.left_stage is null and wanted.offer is null and wanted.reason is null and wanted.source is null
    and wanted.has_responses is not true
    or private.fits_lookups(kept, wanted)) end;
comment on function private.fits_filter is 'Whether a filter lets an application through, for every list and count. Words are not checked here: they are in wanted.found.';
