-- Each interviewer's scorecard: write your own first, then see the others' (RULES: Scorecards). See criteria.sql, and scorecards_due.sql for
-- who owes one. SECURITY DEFINER: the tables are closed to every client, and rights are checked once. Candidates never see them.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.has_scored(of_interview uuid, who uuid default auth.uid()) returns boolean
language sql stable set search_path = ''
return exists (select from private.scorecards s where s.interview_id = of_interview and s.author_id = who);
comment on function private.has_scored is 'True once someone has submitted their scorecard of an interview.';

create function private.scorecard_problem(interview private.interviews) returns text
language sql stable set search_path = ''
return case
  when auth.uid() not in (select p.user_id from private.people_of_interview(interview) p) then 'Only interviewers can write scorecards'
  when interview.state = 'cancelled' then 'This interview was canceled'
  when interview.starts_at > now() then 'You can write a scorecard once the interview has started'
  when private.has_scored(interview.id) then 'You already submitted your scorecard'
end;
comment on function private.scorecard_problem is 'Why the caller can''t write a scorecard; null when they can (RULES: Scorecards).';

create function private.is_decided_since(application public.applications, since timestamptz) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.application_events e
  where e.application_id = application.id and e.from_status is not null and e.created_at > since);
comment on function private.is_decided_since is 'True if the application''s stage changed after that time.';

create function private.scorecard_to_edit(interview private.interviews, application public.applications) returns private.scorecards
language sql stable set search_path = ''
return (
  select s from private.scorecards s
  where s.interview_id = interview.id and s.author_id = auth.uid() and not private.is_decided_since(application, s.sent_at));
comment on function private.scorecard_to_edit is 'The caller''s own scorecard while they can edit it: until someone decides (RULES: Scorecards).';

create function private.can_read_scorecards(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'cancelled' or private.has_scored(interview.id)
  or auth.uid() not in (select p.user_id from private.people_of_interview(interview) p);
comment on function private.can_read_scorecards is
  'True for those who may move the application and don''t have to submit a scorecard first: people who didn''t take part or have submitted theirs, and everyone once the interview is canceled (RULES: Scorecards).';

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
comment on function private.application_to_score is 'The application, if the caller may move it and the applicant has an account. PT404.';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

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
comment on function private.criteria_of_interview is 'The criteria to mark: those of the first scorecard, or, before that, the job''s current ones.';

create function private.interview_scorecards_json(interview private.interviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  job public.jobs := (select j from public.jobs j where j.id = application.job_id);
  can_write boolean := private.scorecard_problem(interview) is null;
begin
  return (select to_jsonb(shown) from (select
    interview.id as interview_id, interview.application_id, interview.starts_at, interview.minutes, interview.needs_scorecards as is_needed,
    private.applicant_name(application) as candidate_name, job.id as job_id, job.title as job_title,
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
    case when private.can_read_scorecards(interview) then (
      select coalesce(jsonb_agg(card order by card.sent_at, card.id), '[]')
      from (
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false) as is_mine, s.sent_at, s.edited_at, s.marks, s.recommendation,
          s.words
        from private.scorecards s where s.interview_id = interview.id
      ) card
    ) end as cards,
    case when can_write then (
      select jsonb_build_object('marks', d.marks, 'recommendation', d.recommendation, 'words', d.words, 'saved_at', d.saved_at)
      from private.scorecard_drafts d where d.interview_id = interview.id and d.author_id = auth.uid()
    ) end as draft,
    jsonb_build_object(
      'write', can_write,
      'edit', (private.scorecard_to_edit(interview, application)).id is not null,
      'say_needed', interview.state = 'confirmed' and interview.starts_at <= now(),
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]')) as can
  ) shown);
end
$$;
comment on function private.interview_scorecards_json is 'InterviewScorecards; includes others'' scorecards once the caller may read them.';

create function public.get_scorecards(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.interview_scorecards_json(i) order by i.starts_at desc, i.id), '[]')
  from private.application_to_score(p_application_id) application
  join private.interviews i on i.application_id = application.id
  where i.state = 'confirmed' and i.starts_at <= now() or exists (select from private.scorecards s where s.interview_id = i.id)
$$;
comment on function public.get_scorecards is 'InterviewScorecards[] of an application the caller may move, latest first. PT401, PT404.';

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.scorecard_errors(p_marks jsonb, p_recommendation text, p_words text, is_draft boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  least constant integer := case when is_draft then 0 else 1 end;
  errors jsonb := private.field_errors(
    jsonb_build_object('words', p_words, 'recommendation', p_recommendation), array[
      private.rule('words', 'text', 5000),
      private.rule('recommendation', 'choice', null, least, 'Choose a recommendation', '{strong_no,no,yes,strong_yes}')]);
  given jsonb;
begin
  if jsonb_typeof(p_marks) is distinct from 'array' or jsonb_array_length(p_marks) > 20 then
    return errors || '{"marks": "Use a list here"}';
  end if;
  for given in select m from jsonb_array_elements(p_marks) as m loop
    if jsonb_typeof(given) <> 'object' then
      return errors || '{"marks": "Use a list here"}';
    end if;
    errors := errors || private.field_errors(given, array[
      private.rule('criterion', 'line', 200, 1, 'Name the criterion'),
      private.rule('mark', 'choice', null, least, 'Choose one for each', '{yes,partly,no,not_assessed}')]);
  end loop;
  return errors;
end
$$;
comment on function private.scorecard_errors is 'Errors by field. A draft may be incomplete.';

create function private.scorecard_marks(p_marks jsonb) returns jsonb
language sql immutable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('criterion', m.mark -> 'criterion', 'mark', m.mark -> 'mark') order by m.place), '[]')
  from jsonb_array_elements(p_marks) with ordinality as m (mark, place);
end;
comment on function private.scorecard_marks is 'The given marks without unknown fields.';

create function private.interview_to_score(p_interview_id uuid, out interview private.interviews, out application public.applications)
language plpgsql set search_path = ''
as $$
begin
  perform private.require_caller();
  -- One at a time, also with moving or canceling the interview. Rights are checked again under the lock, because the account may be gone.
  application := private.application_to_talk((select i.application_id from private.interviews i where i.id = p_interview_id));
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
end
$$;
comment on function private.interview_to_score is 'An interview and its application, locked, if the caller may move it. PT401, PT404.';

create function private.refuse_scorecard(interview private.interviews) returns void
language sql stable set search_path = ''
as $$
  select private.fail(409, 'cannot_score', problem) from private.scorecard_problem(interview) as problem where problem is not null
$$;
comment on function private.refuse_scorecard is 'PT409 cannot_score if the caller can''t write a scorecard (now).';

create function private.refuse_scorecard_input(interview private.interviews, p_marks jsonb, p_recommendation text, p_words text) returns void
language sql stable set search_path = ''
as $$
  select private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, false));
  select private.fail(409, 'criteria_changed', 'The criteria have changed. Check your scorecard. What you wrote is saved')
  where private.criteria_of_interview(interview) is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  )
$$;
comment on function private.refuse_scorecard_input is
  'PT422 by field for a scorecard that can''t be submitted, PT409 criteria_changed unless exactly the interview''s criteria are marked, in order.';

create function private.note_team_news(application public.applications) returns void
language sql set search_path = ''
begin atomic
  insert into public.team_news as n (application_id) values (application.id)
  on conflict (application_id) do update set version = n.version + 1;
end;
comment on function private.note_team_news is 'Signals that a team has something new to read about an application.';

create function public.send_scorecard(
  p_id uuid, p_interview_id uuid, p_marks jsonb, p_recommendation text default null, p_words text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_score(p_interview_id);
  interview private.interviews := held.interview;
  card private.scorecards := (select s from private.scorecards s where s.id = p_id);
begin
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard couldn''t be submitted');
  elsif card.id is not null then
    return private.interview_scorecards_json(interview);
  end if;
  perform private.refuse_scorecard(interview);
  perform private.refuse_scorecard_input(interview, p_marks, p_recommendation, p_words);
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, recommendation, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), (held.application).company_id), private.scorecard_marks(p_marks),
    p_recommendation, nullif(private.trimmed(p_words), ''));
  delete from private.scorecard_drafts d where d.interview_id = interview.id and d.author_id = auth.uid();
  -- Colleagues who can't read the application now will owe theirs once they can again.
  update private.interviews i set needs_scorecards = exists (
    select from private.interview_people p
    join public.company_users u on u.user_id = p.user_id and u.company_id = (held.application).company_id
    where p.proposal_id = private.interview_proposal_of(i) and not private.has_scored(i.id, p.user_id))
  where i.id = interview.id and i.needs_scorecards;
  perform private.note_team_news(held.application);
  return private.interview_scorecards_json((select i from private.interviews i where i.id = p_interview_id));
end
$$;
comment on function public.send_scorecard is
  'Submits the caller''s scorecard. The caller makes up p_id: sending the same scorecard again returns the existing one. p_marks: [{criterion, mark}] for each criterion in order. Returns InterviewScorecards. PT401, PT404, PT409 cannot_score, criteria_changed, PT422 by field.';

create function public.edit_scorecard(p_interview_id uuid, p_marks jsonb, p_recommendation text default null, p_words text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_score(p_interview_id);
  card private.scorecards := private.scorecard_to_edit(held.interview, held.application);
begin
  perform private.fail(409, 'cannot_edit', 'Scorecards can''t be edited after a decision') where card.id is null;
  perform private.refuse_scorecard_input(held.interview, p_marks, p_recommendation, p_words);
  update private.scorecards s
  set marks = private.scorecard_marks(p_marks), recommendation = p_recommendation, words = nullif(private.trimmed(p_words), ''), edited_at = now()
  where s.id = card.id;
  perform private.note_team_news(held.application);
  return private.interview_scorecards_json(held.interview);
end
$$;
comment on function public.edit_scorecard is
  'Changes the caller''s own scorecard until someone decides. Returns InterviewScorecards. PT401, PT404, PT409 cannot_edit, criteria_changed, PT422 by field.';

create function public.save_scorecard_draft(p_interview_id uuid, p_marks jsonb, p_recommendation text default null, p_words text default null) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_score(p_interview_id);
begin
  -- The last autosave and the submission arrive at the same moment.
  if private.has_scored(p_interview_id) then
    return null;
  end if;
  perform private.refuse_scorecard(held.interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, true));
  insert into private.scorecard_drafts as d (interview_id, author_id, marks, recommendation, words)
  values ((held.interview).id, auth.uid(), private.scorecard_marks(p_marks), p_recommendation, p_words)
  on conflict (interview_id, author_id) do update
  set marks = excluded.marks, recommendation = excluded.recommendation, words = excluded.words, saved_at = now();
  return now();
end
$$;
comment on function public.save_scorecard_draft is
  'Saves the caller''s scorecard as typed so far, visible only to them. Returns the time; null once it is submitted. PT401, PT404, PT409 cannot_score, PT422 by field.';

grant execute on function public.get_scorecards, public.send_scorecard, public.edit_scorecard, public.save_scorecard_draft to authenticated;
