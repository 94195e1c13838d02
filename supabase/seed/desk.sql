-- How a team works with its applicants: someone added by hand, a hiring team, tags and a view that everyone shares.

create function pg_temp.application_of(person text, job text) returns uuid language sql as $$
  select a.id
  from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person)
  order by a.attempt desc limit 1
$$;

-- She was at a fair and has not opened the email yet.
select pg_temp.act_as('recruiter');
select public.add_person(pg_temp.demo_id('delphine by hand'), j.id, '{
  "name": "Delphine Marchetti", "email": "delphine.marchetti@example.com", "phone": "(720) 555-0148",
  "skills": ["Dispatch", "Hours of service", "Route planning"], "source": "event", "note": "Talked at the Denver logistics fair. Nights suit her."
}') from demo_jobs j where j.name = 'night-dispatch';
select pg_temp.told();
update public.applications
set applied_at = pg_temp.ago(1.6), answer_by = answer_by - 2, answer_due = answer_due - 2
where id = pg_temp.demo_id('delphine by hand');
update private.added_applications set added_at = pg_temp.ago(1.6), emailed_at = pg_temp.ago(1.6)
where application_id = pg_temp.demo_id('delphine by hand');
select pg_temp.happened(1.6);

select pg_temp.act_as('company');
select public.add_to_hiring_team(j.id, pg_temp.demo_id(member))
from demo_jobs j, unnest('{marcus, devon}'::text[]) as member where j.name = 'backend';
select pg_temp.happened(11.9);

select pg_temp.act_as('recruiter');
select public.tag_applications(array(select pg_temp.application_of(person, 'backend') from unnest(people) as person), tag)
from (values
  ('Relocating', '{anneke, dmitri, candidate}'::text[]),
  ('Strong writer', '{candidate, grace}'),
  ('On-call OK', '{hana, bartholomew, grace}')
) as marked (tag, people);
select public.save_application_view(
  pg_temp.demo_id('view'), 'On call, still open', '{"stage": "open", "tags": "On-call OK"}');
