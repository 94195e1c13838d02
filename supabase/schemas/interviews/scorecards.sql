-- What each interviewer found: one's own first, the others' afterwards (RULES: Scorecards). What they look for stands in criteria.sql.
-- SECURITY DEFINER: the tables are closed to every client, and reach is checked once. Nothing of it is told to the candidate's side.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.has_scored(of_interview uuid, who uuid default auth.uid()) returns boolean
language sql stable set search_path = ''
return exists (select from private.scorecards s where s.interview_id = of_interview and s.author_id = who);
comment on function private.has_scored is 'True once somebody has sent their scorecard of an interview.';

create function private.scorecard_problem(interview private.interviews) returns text
language sql stable set search_path = ''
return case
  when auth.uid() not in (select p.user_id from private.people_of_interview(interview) p) then 'Scorecards are written by who takes part in the interview'
  when interview.state = 'cancelled' then 'This interview was cancelled'
  when interview.starts_at > now() then 'A scorecard can be written once the interview has begun'
  when private.has_scored(interview.id) then 'You have sent your scorecard of this interview already'
end;
comment on function private.scorecard_problem is 'Why the caller can''t write a scorecard; null when they can (RULES: Scorecards).';

create function private.can_read_scorecards(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'cancelled' or private.has_scored(interview.id)
  or auth.uid() not in (select p.user_id from private.people_of_interview(interview) p);
comment on function private.can_read_scorecards is
  'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everybody once the interview is cancelled (RULES: Scorecards).';

create function private.application_to_score(p_application_id uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a
    where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a)
  ));
end
$$;
comment on function private.application_to_score is 'The application the caller may move, of an applicant with account. PT404.';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.criteria_of_interview(interview private.interviews) returns text[]
language sql stable set search_path = ''
return coalesce(
  (
    select array(select m.mark ->> 'criterion' from jsonb_array_elements(s.marks) with ordinality as m (mark, place) order by m.place)
    from private.scorecards s
    where s.interview_id = interview.id and s.marks <> '[]'
    order by s.sent_at, s.id
    limit 1
  ),
  private.job_criteria((select a.job_id from public.applications a where a.id = interview.application_id))
);
comment on function private.criteria_of_interview is 'What is marked: as the first scorecard did, before that as the job says now.';

create function private.scorecard_summary(of_interview uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(counted), '[]')
  from (
    select m.mark ->> 'criterion' as criterion,
      count(*) filter (where m.mark ->> 'mark' = 'yes') as yes,
      count(*) filter (where m.mark ->> 'mark' = 'partly') as partly,
      count(*) filter (where m.mark ->> 'mark' = 'no') as no,
      count(*) filter (where m.mark ->> 'mark' = 'not_seen') as not_seen
    from private.scorecards s
    cross join lateral jsonb_array_elements(s.marks) with ordinality as m (mark, place)
    where s.interview_id = of_interview
    group by m.mark ->> 'criterion'
    order by min(m.place)
  ) as counted;
end;
comment on function private.scorecard_summary is 'CountedMarks[] (contracts/interviews/scorecard.ts): how often each mark was given for each criterion. Never an average.';

create function private.interview_scorecards_json(interview private.interviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_open boolean := private.can_read_scorecards(interview);
  job public.jobs;
begin
  select j.* into job from public.jobs j join public.applications a on a.job_id = j.id where a.id = interview.application_id;
  return (select to_jsonb(shown) from (select
    interview.id as interview_id, interview.starts_at, interview.minutes,
    interview.state = 'cancelled' as is_cancelled,
    to_jsonb(private.criteria_of_interview(interview)) as criteria,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', someone.name, 'is_me', someone.is_me, 'has_sent', someone.has_sent
      ) order by someone.has_sent desc, private.search_text(someone.name), someone.id), '[]')
      from (
        select p.user_id as id, private.colleague_name(p.user_id, job.company_id) as name, p.user_id = auth.uid() as is_me, false as has_sent
        from private.people_of_interview(interview) p
        where not private.has_scored(interview.id, p.user_id)
        union all
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false), true
        from private.scorecards s where s.interview_id = interview.id
      ) as someone
    ) as people,
    case when is_open then private.scorecard_summary(interview.id) end as summary,
    case when is_open then (
      select coalesce(jsonb_agg(card order by card.sent_at, card.id), '[]')
      from (
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false) as is_mine, s.sent_at, s.marks, s.words
        from private.scorecards s where s.interview_id = interview.id
      ) card
    ) end as cards,
    jsonb_build_object(
      'write', private.scorecard_problem(interview) is null,
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]')) as can
  ) shown);
end
$$;
comment on function private.interview_scorecards_json is 'InterviewScorecards: findings once the caller may read them.';

create function public.get_scorecards(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.interview_scorecards_json(i) order by i.starts_at desc, i.id), '[]')
  from private.application_to_score(p_application_id) application
  join private.interviews i on i.application_id = application.id
  where i.state = 'confirmed' and i.starts_at <= now() or exists (select from private.scorecards s where s.interview_id = i.id)
$$;
comment on function public.get_scorecards is 'InterviewScorecards[] of a movable application, the latest first. PT401, PT404.';

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.scorecard_errors(p_marks jsonb, p_words text, has_criteria boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(
    jsonb_build_object('words', p_words),
    array[private.rule('words', 'text', 5000, case when has_criteria then 0 else 1 end, 'Write what you found')]);
  given jsonb;
begin
  if jsonb_typeof(p_marks) is distinct from 'array' then
    return errors || '{"marks": "Use a list here"}';
  end if;
  for given in select m from jsonb_array_elements(p_marks) as m loop
    if jsonb_typeof(given) <> 'object' then
      return errors || '{"marks": "Use a list here"}';
    end if;
    errors := errors || private.field_errors(given - 'criterion', array[
      private.rule('mark', 'choice', min => 1, message => 'Choose one for each', choices => array['yes', 'partly', 'no', 'not_seen']),
      private.rule('words', 'text', 1000)]);
  end loop;
  return errors;
end
$$;
comment on function private.scorecard_errors is 'Errors by field: each criterion has a mark; without criteria there are words.';

create function public.send_scorecard(p_id uuid, p_interview_id uuid, p_marks jsonb, p_words text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  interview private.interviews;
  application public.applications;
  card private.scorecards;
  criteria text[];
begin
  perform private.require_caller();
  select * into interview from private.interviews i where i.id = p_interview_id;
  -- One at a time, also with who moves or cancels the interview; again with the lock, as the account may be gone.
  application := private.application_to_talk(interview.application_id);
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
  select * into card from private.scorecards s where s.id = p_id;
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard could not be sent');
  elsif card.id is not null then
    return private.interview_scorecards_json(interview);
  end if;
  perform private.fail(409, 'cannot_score', private.scorecard_problem(interview)) where private.scorecard_problem(interview) is not null;
  criteria := private.criteria_of_interview(interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_words, criteria <> '{}'));
  perform private.fail(409, 'criteria_changed', 'What you look for was changed meanwhile. Look at it again: what you wrote is kept')
  where criteria is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  );
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'criterion', m.mark ->> 'criterion', 'mark', m.mark ->> 'mark', 'words', nullif(private.trimmed(m.mark ->> 'words'), '')
      ) order by m.place), '[]')
      from jsonb_array_elements(p_marks) with ordinality as m (mark, place)
    ),
    nullif(private.trimmed(p_words), ''));
  insert into public.team_news as n (application_id) values (application.id)
  on conflict (application_id) do update set version = n.version + 1;
  return private.interview_scorecards_json(interview);
end
$$;
comment on function public.send_scorecard is
  'Keeps what the caller found in an interview, once and for good. p_id is made by the caller: the same scorecard again is the one that is there. p_marks: [{criterion, mark, words}] for each criterion in its order. Gives InterviewScorecards. PT401, PT404, PT409 for who may not write one, or when the criteria were changed, PT422 by field.';

grant execute on function public.get_scorecards, public.send_scorecard to authenticated;
