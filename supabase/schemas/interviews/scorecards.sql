-- What interviewers look for, and what each of them found: one's own first, the others' afterwards (RULES: Scorecards).
-- SECURITY DEFINER: the tables are closed to every client, and reach is checked once. Nothing of it is told to the candidate's side.

-- ── Criteria ──────────────────────────────────────────────────────────────────────────────────────────────────

create function private.job_criteria(of_job uuid) returns text[]
language sql stable set search_path = ''
return array(select c.name from private.interview_criteria c where c.job_id = of_job order by c.place);
comment on function private.job_criteria(uuid) is 'What interviewers of a job look for, in order.';

create function private.can_change_criteria(of_company uuid) returns boolean
language sql stable set search_path = ''
return (private.my_job_rights(of_company)).may_edit;
comment on function private.can_change_criteria(uuid) is 'True for who may edit the jobs of a company: they say what its interviewers look for (RULES: Scorecards).';

create function private.interview_criteria_json(job public.jobs) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  criteria text[] := private.job_criteria(job.id);
begin
  return jsonb_build_object(
    'criteria', to_jsonb(criteria),
    'suggested', (
      select coalesce(jsonb_agg(asked.name order by asked.first_place), '[]')
      from (
        select s.name, min(s.place) as first_place
        from unnest(job.skills_required || job.requirements) with ordinality as s (name, place)
        where char_length(s.name) <= 200
        group by s.name
      ) as asked
      where not exists (select from unnest(criteria) as known (name) where lower(known.name) = lower(asked.name))
    ),
    'can', jsonb_build_object('change', private.can_change_criteria(job.company_id))
  );
end
$$;
comment on function private.interview_criteria_json(public.jobs) is
  'InterviewCriteria (contracts/scorecard.ts): suggested is what the job asks for and interviewers do not look for yet, its required skills first.';

create function public.get_interview_criteria(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.interview_criteria_json(private.readable_job(p_job_id));
end
$$;
comment on function public.get_interview_criteria(uuid) is
  'InterviewCriteria (contracts/scorecard.ts) of a job, for who may read it as its company does. PT401, PT404.';

create function public.set_interview_criteria(p_job_id uuid, p_criteria text[], p_before text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  criteria text[];
begin
  if not private.can_change_criteria(job.company_id) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('criteria', to_jsonb(p_criteria)), array[private.rule('criteria', 'texts', 200, 0, max_items => 8)]));
  -- Each once, whatever its case, where it first stands.
  select array_agg(given.name order by given.place) into criteria
  from (
    select distinct on (lower(private.trimmed(c.name))) private.trimmed(c.name) as name, c.place
    from unnest(p_criteria) with ordinality as c (name, place)
    where private.trimmed(c.name) <> ''
    order by lower(private.trimmed(c.name)), c.place
  ) as given;
  -- Two who change them take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  job := private.readable_job(p_job_id);
  if private.job_criteria(job.id) is distinct from coalesce(p_before, '{}') and private.job_criteria(job.id) is distinct from coalesce(criteria, '{}') then
    perform private.fail(409, 'criteria_changed', 'Somebody else has changed what interviewers look for. Look at it again');
  end if;
  delete from private.interview_criteria c where c.job_id = job.id;
  insert into private.interview_criteria (job_id, place, name)
  select job.id, c.place, c.name from unnest(criteria) with ordinality as c (name, place);
  return private.interview_criteria_json(job);
end
$$;
comment on function public.set_interview_criteria(uuid, text[], text[]) is
  'Says what interviewers of a job look for, up to eight. p_before is what the edit began from. Scorecards that are sent stay as they are. Gives InterviewCriteria. PT401, PT403 without the right to edit the job, PT404, PT409 when somebody else changed it meanwhile, PT422 by field.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.interviewers(of_interview uuid) returns setof uuid
language sql stable rows 5 set search_path = ''
begin atomic
  select p.user_id
  from private.interview_people p
  where p.proposal_id = (
    select q.id from private.interview_proposals q
    where q.interview_id = of_interview and q.state = 'picked'
    order by q.answered_at desc nulls last, q.created_at desc, q.id
    limit 1
  );
end;
comment on function private.interviewers(uuid) is 'Who takes part in an interview: the colleagues named in the proposal it came from last.';

create function private.has_scored(of_interview uuid, who uuid default auth.uid()) returns boolean
language sql stable set search_path = ''
return exists (select from private.scorecards s where s.interview_id = of_interview and s.author_id = who);
comment on function private.has_scored(uuid, uuid) is 'True once somebody has sent their scorecard of an interview.';

create function private.scorecard_problem(interview private.interviews) returns text
language sql stable set search_path = ''
return case
  when auth.uid() not in (select private.interviewers(interview.id)) then 'Scorecards are written by who takes part in the interview'
  when interview.state = 'cancelled' then 'This interview was cancelled'
  when interview.starts_at > now() then 'A scorecard can be written once the interview has begun'
  when private.has_scored(interview.id) then 'You have sent your scorecard of this interview already'
end;
comment on function private.scorecard_problem(private.interviews) is
  'Why the caller, who may move the application, writes no scorecard of an interview, fit to show; null when they may (RULES: Scorecards).';

create function private.can_read_scorecards(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'cancelled' or private.has_scored(interview.id)
  or auth.uid() not in (select private.interviewers(interview.id));
comment on function private.can_read_scorecards(private.interviews) is
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
comment on function private.application_to_score(uuid) is
  'The application if the caller may move it and its applicant has an account; PT404 otherwise, whether it exists or not. PT401.';

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
comment on function private.criteria_of_interview(private.interviews) is
  'What is marked in an interview: what the first scorecard of it marked, so that all of them mark the same, and before that what the job says now (RULES: Scorecards).';

create function private.scorecard_summary(of_interview uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'criterion', counted.criterion, 'yes', counted.yes, 'partly', counted.partly, 'no', counted.no, 'not_seen', counted.not_seen
  ) order by counted.place), '[]')
  from (
    select m.mark ->> 'criterion' as criterion, min(m.place) as place,
      count(*) filter (where m.mark ->> 'mark' = 'yes') as yes,
      count(*) filter (where m.mark ->> 'mark' = 'partly') as partly,
      count(*) filter (where m.mark ->> 'mark' = 'no') as no,
      count(*) filter (where m.mark ->> 'mark' = 'not_seen') as not_seen
    from private.scorecards s
    cross join lateral jsonb_array_elements(s.marks) with ordinality as m (mark, place)
    where s.interview_id = of_interview
    group by m.mark ->> 'criterion'
  ) as counted;
end;
comment on function private.scorecard_summary(uuid) is 'CountedMarks[] (contracts/scorecard.ts): how often each mark was given for each criterion. Never an average.';

create function private.interview_scorecards_json(interview private.interviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_open boolean := private.can_read_scorecards(interview);
  job public.jobs;
begin
  select j.* into job from public.jobs j join public.applications a on a.job_id = j.id where a.id = interview.application_id;
  return jsonb_build_object(
    'interview_id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'is_cancelled', interview.state = 'cancelled',
    'criteria', to_jsonb(private.criteria_of_interview(interview)),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', someone.name, 'is_me', someone.is_me, 'has_sent', someone.has_sent
      ) order by someone.has_sent desc, someone.name, someone.id), '[]')
      from (
        select u.user_id as id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague') as name,
          u.user_id = auth.uid() as is_me, false as has_sent
        from public.company_users u
        where u.company_id = job.company_id and u.user_id in (select private.interviewers(interview.id))
          and not private.has_scored(interview.id, u.user_id)
        union all
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false), true
        from private.scorecards s where s.interview_id = interview.id
      ) as someone
    ),
    'summary', case when is_open then private.scorecard_summary(interview.id) end,
    'cards', case when is_open then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'author_name', s.author_name,
        'is_mine', coalesce(s.author_id = auth.uid(), false),
        'sent_at', s.sent_at,
        'marks', s.marks,
        'words', s.words
      ) order by s.sent_at, s.id), '[]')
      from private.scorecards s where s.interview_id = interview.id
    ) end,
    'can', jsonb_build_object(
      'write', private.scorecard_problem(interview) is null,
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]'))
  );
end
$$;
comment on function private.interview_scorecards_json(private.interviews) is
  'InterviewScorecards (contracts/scorecard.ts): what colleagues found stands in it once the caller may read it, who has sent theirs always. Reach is checked by its callers.';

create function public.get_scorecards(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_score(p_application_id);
begin
  return (
    select coalesce(jsonb_agg(private.interview_scorecards_json(i) order by i.starts_at desc, i.id), '[]')
    from private.interviews i
    where i.application_id = application.id
      and (i.state = 'confirmed' and i.starts_at <= now() or exists (select from private.scorecards s where s.interview_id = i.id))
  );
end
$$;
comment on function public.get_scorecards(uuid) is
  'InterviewScorecards[] (contracts/scorecard.ts) of an application the caller may move: its interviews that have begun, the latest first. PT401, PT404.';

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
      private.rule('mark', 'choice', min_length => 1, message => 'Choose one for each', choices => array['yes', 'partly', 'no', 'not_seen']),
      private.rule('words', 'text', 1000)]);
  end loop;
  return errors;
end
$$;
comment on function private.scorecard_errors(jsonb, text, boolean) is
  'Field name to message for what does not fit in a scorecard. Each criterion has a mark and may have words; without criteria there are words.';

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
  if private.scorecard_problem(interview) is not null then
    perform private.fail(409, 'cannot_score', private.scorecard_problem(interview));
  end if;
  criteria := private.criteria_of_interview(interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_words, criteria <> '{}'));
  if criteria is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  ) then
    perform private.fail(409, 'criteria_changed', 'What you look for was changed meanwhile. Look at it again: what you wrote is kept');
  end if;
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
  select
    p_id, interview.id, auth.uid(), coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague'),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'criterion', m.mark ->> 'criterion', 'mark', m.mark ->> 'mark', 'words', nullif(private.trimmed(m.mark ->> 'words'), '')
      ) order by m.place), '[]')
      from jsonb_array_elements(p_marks) with ordinality as m (mark, place)
    ),
    nullif(private.trimmed(p_words), '')
  from public.company_users u where u.user_id = auth.uid() and u.company_id = application.company_id;
  return private.interview_scorecards_json(interview);
end
$$;
comment on function public.send_scorecard(uuid, uuid, jsonb, text) is
  'Keeps what the caller found in an interview, once and for good. p_id is made by the caller: the same scorecard again is the one that is there. p_marks: [{criterion, mark, words}] for each criterion in its order. Gives InterviewScorecards. PT401, PT404, PT409 for who may not write one, or when the criteria were changed, PT422 by field.';

revoke all on function
  public.get_interview_criteria(uuid), public.set_interview_criteria(uuid, text[], text[]), public.get_scorecards(uuid),
  public.send_scorecard(uuid, uuid, jsonb, text)
from public, anon, authenticated;
grant execute on function
  public.get_interview_criteria(uuid), public.set_interview_criteria(uuid, text[], text[]), public.get_scorecards(uuid),
  public.send_scorecard(uuid, uuid, jsonb, text)
to authenticated;
