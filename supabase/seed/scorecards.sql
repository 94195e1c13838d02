-- What interviewers of one job look for, and what two of them found: the third has not written theirs yet.

select pg_temp.act_as('company');
select public.set_interview_criteria(j.id, '{"PostgreSQL at scale", "Kafka", "Clear written English", "Calm in an incident"}', '{}')
from demo_jobs j where j.name = 'backend';

-- An interview that was held, with colleagues who took part.
create function pg_temp.interview(person text, job text, days numeric, colleagues text[]) returns void language plpgsql as $$
declare
  held private.interviews;
  proposal uuid := gen_random_uuid();
begin
  insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, created_at, changed_at)
  select
    a.id, date_trunc('day', pg_temp.ago(days)) + interval '16 hours', 45, 'video', 'https://meet.quillmark.example/backend', 'America/Denver', pg_temp.ago(days + 1),
    pg_temp.ago(days + 1)
  from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person)
  returning * into held;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked, created_at, answered_at)
  select
    proposal, held.application_id, held.id, u.user_id, concat_ws(' ', u.first_name, u.last_name), held.minutes, held.place_kind, held.place,
    held.time_zone, array[held.starts_at], 'picked', held.starts_at, pg_temp.ago(days + 1.2), pg_temp.ago(days + 1)
  from public.company_users u where u.user_id = pg_temp.demo_id(colleagues[1]);
  insert into private.interview_people (proposal_id, user_id) select proposal, pg_temp.demo_id(c.name) from unnest(colleagues) as c (name);
end
$$;

select pg_temp.interview('hana', 'backend', 2.9, '{recruiter, marcus, company}');

create function pg_temp.score(author text, person text, job text, days numeric, marks text[], recommendation text, words text) returns void
language plpgsql as $$
begin
  perform pg_temp.act_as(author);
  perform public.send_scorecard(gen_random_uuid(), i.id, (
    select jsonb_agg(jsonb_build_object('criterion', c.name, 'mark', marks[c.place]) order by c.place)
    from private.interview_criteria c where c.job_id = j.id), recommendation, words)
  from private.interviews i
  join public.applications a on a.id = i.application_id
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person);
  update private.scorecards set sent_at = pg_temp.ago(days) where sent_at = now();
end
$$;

select pg_temp.score('recruiter', 'hana', 'backend', 1.7, '{yes, not_assessed, yes, yes}', 'yes',
  'Moved 700 GB between versions with four minutes of reading only. Asks what is known before she proposes anything.');
select pg_temp.score('marcus', 'hana', 'backend', 1.6, '{yes, no, partly, yes}', 'strong_yes',
  'Has read about Kafka, has not run it. Short sentences, sometimes too short.');
