-- What companies and applicants wrote to each other, when they talk, and what was offered.

create function pg_temp.applied(person text, job text) returns public.applications language sql as $$
  select a from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person)
  order by a.attempt desc limit 1
$$;

create function pg_temp.say(author text, person text, job text, days numeric, body text, proposal uuid default null, offer uuid default null)
returns void language plpgsql as $$
declare
  application public.applications := pg_temp.applied(person, job);
  message private.application_messages;
begin
  perform pg_temp.act_as(author);
  message := private.add_message(application, gen_random_uuid(), body, '[]', proposal, offer);
  update private.application_messages set created_at = pg_temp.ago(days) where id = message.id;
  -- Who answers has read what came before.
  perform public.mark_conversation_read(application.id, message.seq);
  -- No one gets an email about a demo.
  update private.message_notices set from_seq = null, mail_at = null;
  perform pg_temp.happened(days);
end
$$;

-- A time of a day from today on, in Denver.
create function pg_temp.at(in_days integer, clock time) returns timestamptz language sql as $$
  select ((now() at time zone 'America/Denver')::date + in_days + clock) at time zone 'America/Denver'
$$;

-- Proposes times with a line; slots earliest first, picked: the one that was taken, if any.
create function pg_temp.propose(
  author text, person text, job text, days numeric, slots timestamptz[], place_kind text, place text, colleagues text[], line text,
  picked timestamptz default null, note text default null
) returns void language plpgsql as $$
declare
  application public.applications := pg_temp.applied(person, job);
  proposal uuid := pg_temp.demo_id(concat_ws(' ', 'times', person, job, days));
  interview uuid := case when picked is not null then pg_temp.demo_id(concat_ws(' ', 'interview', person, job, days)) end;
begin
  if interview is not null then
    insert into private.interviews (id, application_id, starts_at, minutes, place_kind, place, time_zone, created_at, changed_at)
    values (interview, application.id, picked, 45, place_kind, place, 'America/Denver', pg_temp.ago(days - 0.2), pg_temp.ago(days - 0.2));
  end if;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked, note, created_at,
    answered_at)
  values (
    proposal, application.id, interview, pg_temp.demo_id(author), private.person_name(pg_temp.demo_id(author), application.company_id), 45,
    place_kind, place, 'America/Denver', slots,
    case when picked is not null then 'picked' when note is not null then 'declined' else 'open' end, picked, note, pg_temp.ago(days),
    case when picked is not null or note is not null then pg_temp.ago(days - 0.2) end);
  insert into private.interview_people (proposal_id, user_id) select proposal, pg_temp.demo_id(colleague) from unnest(colleagues) as colleague;
  perform pg_temp.say(author, person, job, days, line, proposal);
end
$$;

create function pg_temp.offer(
  author text, person text, job text, days numeric, salary integer, start_in integer, answer_in integer, place text, line text
) returns void language plpgsql as $$
declare
  application public.applications := pg_temp.applied(person, job);
  offer uuid := pg_temp.demo_id(concat_ws(' ', 'offer', person, job));
  today date := (now() at time zone 'UTC')::date;
begin
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, created_at, shown_at, told_at)
  values (
    offer, application.id, pg_temp.demo_id(author), private.person_name(pg_temp.demo_id(author), application.company_id), salary, 'year',
    today + start_in, today + answer_in, place, '40 a week', '25 days', '3 months', pg_temp.ago(days), pg_temp.ago(days), pg_temp.ago(days));
  perform pg_temp.say(author, person, job, days, line, offer => offer);
end
$$;

-- Nadia is asked when she has time, and has not read it yet.
select pg_temp.say('recruiter', 'candidate', 'backend', 0.38, 'Hello Nadia, thank you for your application. Before we talk: which part of the shipment history did you build yourself?');
select pg_temp.say('candidate', 'candidate', 'backend', 0.31, E'Hello Priya, the partitioning and the archive behind it.\n\nThe query side was two of us. I can bring a drawing of it.');
select pg_temp.propose('recruiter', 'candidate', 'backend', 0.12, array[pg_temp.at(2, '10:00'), pg_temp.at(3, '14:30'), pg_temp.at(6, '09:00')],
  'video', 'https://meet.quillmark.example/backend', '{recruiter,marcus}', 'Please bring it! Marcus and I would like to hear about it. Which of these suits you?');
-- Elsewhere she has a talk to come and an offer.
select pg_temp.propose('halewick', 'candidate', 'claims-portal', 1.9, array[pg_temp.at(1, '11:00'), pg_temp.at(4, '16:00')],
  'phone', '+1 614 555 0142', '{halewick}', 'We would like to hear how you would begin with our oldest form. Less than an hour is enough.', pg_temp.at(1, '11:00'));
select pg_temp.say('candidate', 'candidate', 'claims-portal', 1.6, 'Thank you, I have picked the first one and will have the form open.');
select pg_temp.offer('brackenline', 'candidate', 'payments', 2.1, 152000, 40, 5, 'Remote', 'We enjoyed every talk with you. These are the terms; please ask whatever is unclear.');

-- At Quillmark Freight: a talk tomorrow, one that was held, other times wanted, and an offer that waits.
select pg_temp.propose('recruiter', 'hana', 'backend', 1.8, array[pg_temp.at(1, '08:30'), pg_temp.at(2, '15:00')],
  'video', 'https://meet.quillmark.example/hana', '{recruiter,company}', 'Hello Hana, we would like a second talk, with Owen this time.', pg_temp.at(1, '08:30'));
select pg_temp.say('hana', 'hana', 'backend', 1.5, 'Gladly. Is there something of yours I should have read by then?');
select pg_temp.propose('recruiter', 'anneke', 'backend', 4.7, array[pg_temp.at(-3, '10:00'), pg_temp.at(-2, '10:00')],
  'in_person', '1750 Wynkoop Street, Denver', '{recruiter,marcus}', 'Would you visit us? We can show you the dispatch floor.', pg_temp.at(-3, '10:00'));
insert into private.scorecards (id, interview_id, author_id, author_name, marks, recommendation, words, sent_at)
select gen_random_uuid(), i.id, pg_temp.demo_id('marcus'), 'Marcus Ode',
  '[{"criterion": "PostgreSQL at scale", "mark": "yes"}, {"criterion": "Calm in an incident", "mark": "yes"}, {"criterion": "Kafka", "mark": "partly"}, {"criterion": "Clear written English", "mark": "not_assessed"}]', 'strong_yes',
  'Counts on both sides of every copy. Would hire her for the data side at once.', pg_temp.ago(2.8)
from private.interviews i where i.application_id = (pg_temp.applied('anneke', 'backend')).id;
select pg_temp.propose('recruiter', 'grace', 'backend', 1.4, array[pg_temp.at(1, '09:00'), pg_temp.at(2, '09:30')],
  'video', 'https://meet.quillmark.example/grace', '{recruiter}', 'Hello Grace, shall we talk this week?', note => 'I am travelling until Friday. Any afternoon next week works.');
select pg_temp.say('idris', 'idris', 'backend', 3.4, 'Before you decide: I could begin in January, not earlier. I owe my team a handover.');
select pg_temp.offer('company', 'idris', 'backend', 3, 168000, 48, 4, 'Denver, two days at home', 'January is fine. We would be glad to have you.');
select pg_temp.say('idris', 'idris', 'backend', 0.6, 'Thank you! I will talk it over at home and answer by Thursday. Does the leave grow with the years?');

-- What Quillmark writes to those it does not select.
insert into private.company_mail_templates (company_id, kind, body, changed_by, changed_at)
select u.company_id, 'rejection',
  E'Hello {first_name},\n\nThank you for the time you gave us for {job_title}. We chose somebody whose experience is closer to what this work needs.\n\nWe read every answer, and yours stays with us. Please apply again when something fits.\n\n{my_name}, {company_name}',
  u.user_id, pg_temp.ago(20.5)
from public.company_users u where u.user_id = pg_temp.demo_id('marcus');

-- No one is emailed by the demo itself; who takes part knows it.
select private.note_calendars(i) from private.interviews i;
update private.interviews set reminded_a_day_before = true;
