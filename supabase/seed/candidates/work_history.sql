-- Where some of the candidates worked and studied; years are counted back from now.

insert into private.candidate_positions (candidate_id, id, title, company, location, start_year, start_month, end_year, end_month, description)
select c.id, gen_random_uuid(), job.title, job.company, job.location, this.year - job.began, job.start_month,
  case when job.ended > 0 then this.year - job.ended end, job.end_month, job.description
from (values
  ('candidate', 'Backend Engineer', 'Larkspur Parcel', 'Boulder, CO', 5, 6, 0, null,
    E'- Own the shipment history: 310 million rows, partitioned and archived without downtime.\n- Cut the label service''s on-call pages from nine a week to one.'),
  ('candidate', 'Software Engineer', 'Fennimore Data', 'Denver, CO', 8, 4, 5, 5, 'Built the billing and metering APIs for 60 customers, from first commit to SOC 2.'),
  ('candidate', 'Physics Teacher', 'Boulder Valley Schools', 'Boulder, CO', 10, null, 8, null, null),
  ('noor', 'Backend Engineer', 'Larkspur Travel', 'Boulder, CO', 3, 3, 0, null,
    E'- Moved bookings off one server without a minute of downtime.\n- Wrote the runbook three teams use now.'),
  ('noor', 'Software Engineer', 'Foothill Credit Union', 'Golden, CO', 5, 6, 3, 2, 'Transfers and statements in TypeScript and PostgreSQL.'),
  ('hana', 'Platform Engineer', 'Mesa Telecom', 'Denver, CO', 4, 1, 0, null, 'Runs four clusters and the pipeline of eleven teams.'),
  ('hana', 'Systems Administrator', 'Cherry Creek Clinics', 'Denver, CO', 6, 8, 4, 12, null),
  ('grace', 'Software Engineer', 'Prairie Grid', 'Cheyenne, WY', 7, 2, 0, null, 'Meter readings for 400,000 homes.'),
  ('grace', 'Database Developer', 'Wyoming Mutual', 'Cheyenne, WY', 11, 9, 7, 1, null),
  ('samir', 'Backend Engineer', 'Tollgate Logistics', 'Denver, CO', 3, 5, 0, null, null),
  ('samir', 'Payments Engineer', 'Pearl Street Pay', 'Denver, CO', 6, 7, 3, 4, 'Card and bank payments, counted twice.')
) as job (owner, title, company, location, began, start_month, ended, end_month, description)
join public.candidates c on split_part(c.email, '@', 1) = job.owner
cross join (select extract(year from now())::integer as year) as this;

insert into private.candidate_schools (candidate_id, id, school, degree, field, start_year, end_year)
select c.id, gen_random_uuid(), s.school, s.degree, s.field, this.year - s.began, this.year - s.ended
from (values
  ('candidate', 'Colorado State University', 'B.S.', 'Physics', 15, 11),
  ('noor', 'Colorado School of Mines', 'B.S.', 'Computer Science', 9, 5),
  ('hana', 'Front Range Community College', 'Associate Degree', 'Network Technology', 9, 7),
  ('grace', 'University of Wyoming', 'B.S.', 'Computer Science', 16, 12)
) as s (owner, school, degree, field, began, ended)
join public.candidates c on split_part(c.email, '@', 1) = s.owner
cross join (select extract(year from now())::integer as year) as this;
