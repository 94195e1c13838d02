-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.application_to_score (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a
    where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_change_criteria (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.my_job_rights(of_company)).may_edit;

CREATE OR REPLACE FUNCTION private.has_scored (
  of_interview uuid,
  who uuid DEFAULT auth.uid()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.scorecards s WHERE ((s.interview_id = has_scored.of_interview) AND (s.author_id = has_scored.who))));

CREATE OR REPLACE FUNCTION private.interview_criteria_json (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.interview_scorecards_json (
  interview private.interviews
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.interviewers (
  of_interview uuid
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.user_id
    FROM private.interview_people p
   WHERE (p.proposal_id = ( SELECT q.id
            FROM private.interview_proposals q
           WHERE ((q.interview_id = interviewers.of_interview) AND (q.state = 'picked'::text))
           ORDER BY q.answered_at DESC NULLS LAST, q.created_at DESC, q.id
          LIMIT 1));
END;

CREATE OR REPLACE FUNCTION private.can_read_scorecards (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'cancelled'::text) OR private.has_scored((interview).id) OR (NOT (auth.uid() IN (SELECT private.interviewers((interview).id) AS interviewers))));

CREATE OR REPLACE FUNCTION private.job_criteria (
  of_job uuid
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ARRAY(SELECT c.name FROM private.interview_criteria c WHERE (c.job_id = job_criteria.of_job) ORDER BY c.place);

CREATE OR REPLACE FUNCTION private.criteria_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT ARRAY(SELECT (m.mark ->> 'criterion'::text) FROM jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place) ORDER BY m.place) AS "array" FROM private.scorecards s WHERE ((s.interview_id = (criteria_of_interview.interview).id) AND (s.marks <> '[]'::jsonb)) ORDER BY s.sent_at, s.id LIMIT 1), private.job_criteria((SELECT a.job_id FROM public.applications a WHERE (a.id = (criteria_of_interview.interview).application_id))));

CREATE OR REPLACE FUNCTION private.leave_applications (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  told record;
  withdrawn uuid[] := '{}';
begin
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id loop
    if private.can_withdraw_application(application) then
      update public.applications set status = 'withdrawn' where id = application.id;
      withdrawn := withdrawn || application.id;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  delete from private.scorecards s using private.interviews i where i.id = s.interview_id and i.application_id = any (of.application_ids);
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}' where application_id = any (of.application_ids);
  update private.application_matches kept
  set match_order = counted.match_order, candidate_name = counted.candidate_name, candidate_title = counted.candidate_title,
    match = counted.match, words = counted.words, skill_keys = counted.skill_keys, level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where kept.application_id = any (of.application_ids) and counted.application_id = kept.application_id;
  update public.applications set candidate_id = null where id = any (of.application_ids);
  for told in
    select behind.user_id, j.title, private.application_ids(a) as ids, a.id
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (withdrawn)
  loop
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_withdrawn', 'An application was withdrawn', told.title || ': the applicant deleted their account',
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_teams (
  of private.traces,
  successors jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
  successor public.company_users;
begin
  -- All of them in one order: of two administrators who leave at the same moment the second finds nobody.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- What signing up made and nobody finished goes with whoever made it.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You are the only administrator of a company. Name another one, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed', 'Your role has changed',
        'You are now Company Admin at ' || (select c.name from public.companies c where c.id = membership.company_id) || '.',
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  update private.scorecards set author_name = 'A former colleague' where author_id = of.user_id;
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_errors (
  p_marks jsonb,
  p_words text,
  has_criteria boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_problem (
  interview private.interviews
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (NOT (auth.uid() IN (SELECT private.interviewers((interview).id) AS interviewers))) THEN 'Scorecards are written by who takes part in the interview'::text WHEN ((interview).state = 'cancelled'::text) THEN 'This interview was cancelled'::text WHEN ((interview).starts_at > now()) THEN 'A scorecard can be written once the interview has begun'::text WHEN private.has_scored((interview).id) THEN 'You have sent your scorecard of this interview already'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.scorecard_summary (
  of_interview uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('criterion', counted.criterion, 'yes', counted.yes, 'partly', counted.partly, 'no', counted.no, 'not_seen', counted.not_seen) ORDER BY counted.place), '[]'::jsonb)
  AS "coalesce"
    FROM ( SELECT (m.mark ->> 'criterion'::text) AS criterion,
             min(m.place) AS place,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'yes'::text)) AS yes,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'partly'::text)) AS partly,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'no'::text)) AS no,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'not_seen'::text)) AS not_seen
            FROM (private.scorecards s
              CROSS JOIN LATERAL jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place))
           WHERE (s.interview_id = scorecard_summary.of_interview)
           GROUP BY (m.mark ->> 'criterion'::text)) counted;
END;

CREATE OR REPLACE FUNCTION public.get_interview_criteria (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.interview_criteria_json(private.readable_job(p_job_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_scorecards (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.send_scorecard (
  p_id uuid,
  p_interview_id uuid,
  p_marks jsonb,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  if card.id is not null then
    if card.author_id is distinct from auth.uid() or card.interview_id <> interview.id then
      perform private.fail(422, 'invalid_input', 'This scorecard could not be sent');
    end if;
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
$function$;

CREATE OR REPLACE FUNCTION public.set_interview_criteria (
  p_job_id uuid,
  p_criteria text[],
  p_before text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

COMMENT ON FUNCTION "private"."application_to_score"(uuid) IS 'The application if the caller may move it and its applicant has an account; PT404 otherwise, whether it exists or not. PT401.';

COMMENT ON FUNCTION "private"."can_change_criteria"(uuid) IS 'True for who may edit the jobs of a company: they say what its interviewers look for (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_read_scorecards"(private.interviews) IS 'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everybody once the interview is cancelled (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."criteria_of_interview"(private.interviews) IS 'What is marked in an interview: what the first scorecard of it marked, so that all of them mark the same, and before that what the job says now (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."has_scored"(uuid, uuid) IS 'True once somebody has sent their scorecard of an interview.';

COMMENT ON FUNCTION "private"."interview_criteria_json"(public.jobs) IS 'InterviewCriteria (contracts/scorecard.ts): suggested is what the job asks for and interviewers do not look for yet, its required skills first.';

COMMENT ON FUNCTION "private"."interview_scorecards_json"(private.interviews) IS 'InterviewScorecards (contracts/scorecard.ts): what colleagues found stands in it once the caller may read it, who has sent theirs always. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."interviewers"(uuid) IS 'Who takes part in an interview: the colleagues named in the proposal it came from last.';

COMMENT ON FUNCTION "private"."job_criteria"(uuid) IS 'What interviewers of a job look for, in order.';

COMMENT ON FUNCTION "private"."scorecard_errors"(jsonb, text, boolean) IS 'Field name to message for what does not fit in a scorecard. Each criterion has a mark and may have words; without criteria there are words.';

COMMENT ON FUNCTION "private"."scorecard_problem"(private.interviews) IS 'Why the caller, who may move the application, writes no scorecard of an interview, fit to show; null when they may (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecard_summary"(uuid) IS 'CountedMarks[] (contracts/scorecard.ts): how often each mark was given for each criterion. Never an average.';

COMMENT ON FUNCTION "public"."get_interview_criteria"(uuid) IS 'InterviewCriteria (contracts/scorecard.ts) of a job, for who may read it as its company does. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_scorecards"(uuid) IS 'InterviewScorecards[] (contracts/scorecard.ts) of an application the caller may move: its interviews that have begun, the latest first. PT401, PT404.';

COMMENT ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) IS 'Keeps what the caller found in an interview, once and for good. p_id is made by the caller: the same scorecard again is the one that is there. p_marks: [{criterion, mark, words}] for each criterion in its order. Gives InterviewScorecards. PT401, PT404, PT409 for who may not write one, or when the criteria were changed, PT422 by field.';

COMMENT ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) IS 'Says what interviewers of a job look for, up to eight. p_before is what the edit began from. Scorecards that are sent stay as they are. Gives InterviewCriteria. PT401, PT403 without the right to edit the job, PT404, PT409 when somebody else changed it meanwhile, PT422 by field.';

REVOKE ALL ON FUNCTION "private"."application_to_score"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_change_criteria"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_scorecards"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."criteria_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_scored"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_criteria_json"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_scorecards_json"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviewers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_criteria"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_errors"(jsonb, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_problem"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_summary"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_interview_criteria"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_criteria"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_scorecards"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_scorecards"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) TO "authenticated";
