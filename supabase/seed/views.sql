-- Who has looked at whom, and what people were asked by the company that represents them.

create function pg_temp.looked(days numeric) returns void language plpgsql as $$
begin
  update private.profile_views set viewed_at = pg_temp.ago(days), day = (pg_temp.ago(days) at time zone 'UTC')::date where viewed_at = now();
end
$$;

-- Someone of a company, or an administrator, reads an application.
create function pg_temp.read_application(reader text, person text, job text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(reader);
  perform public.get_application_detail(a.id)
  from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person);
  perform pg_temp.looked(days);
end
$$;

create function pg_temp.read_profile(reader text, person text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(reader);
  perform public.get_managed_candidate(c.id) from public.candidates c where c.user_id = pg_temp.demo_id(person);
  perform pg_temp.looked(days);
end
$$;

create function pg_temp.read_partners(reader text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(reader);
  perform public.list_partner_candidates();
  perform pg_temp.looked(days);
end
$$;

select pg_temp.read_application(reader, person, job, days) from (values
  ('halewick', 'candidate', 'claims-portal', 16.9), ('halewick', 'candidate', 'claims-portal', 14.6), ('halewick', 'candidate', 'claims-portal', 6.3),
  ('brackenline', 'candidate', 'payments', 27.8), ('brackenline', 'candidate', 'payments', 17.8), ('brackenline', 'candidate', 'payments', 2.2),
  ('tessaly', 'candidate', 'tessaly-platform', 33.4), ('recruiter', 'candidate', 'backend', 4.1), ('marcus', 'candidate', 'backend', 2.4),
  ('admin', 'candidate', 'backend', 1.3), ('korvane', 'candidate', 'reliability', 38.2),
  ('marcus', 'tamsin', 'operations', 14.8), ('recruiter', 'tamsin', 'operations', 7.2), ('ironpost', 'tamsin', 'estimator', 36.6)
) as views (reader, person, job, days);
-- The oldest are of before these three months.
update private.profile_views set viewed_at = viewed_at - interval '120 days', day = day - 120
where candidate_id = (select id from public.candidates where user_id = pg_temp.demo_id('candidate')) and viewed_at < pg_temp.ago(30);

select pg_temp.read_profile(reader, person, days) from (values
  ('recruiter', 'tamsin', 18.4), ('recruiter', 'tamsin', 9.2), ('recruiter', 'tamsin', 0.6), ('recruiter', 'bartholomew', 8.1), ('marcus', 'joaquin', 3.5)
) as views (reader, person, days);
select pg_temp.read_partners(reader, days) from (values ('orielle', 11.3), ('sunita', 3.7), ('company', 5.2)) as views (reader, days);

create function pg_temp.put_forward(asker text, person text, job text, days numeric, answer text default null, answered numeric default null)
returns void language plpgsql as $$
declare
  asked uuid;
begin
  perform pg_temp.act_as(asker);
  perform public.put_forward_candidates(
    (select id from demo_jobs where name = job), array(select c.id from public.candidates c where c.user_id = pg_temp.demo_id(person)));
  update public.put_forwards set created_at = pg_temp.ago(days), mailed_at = pg_temp.ago(days) where created_at = now() returning id into asked;
  perform pg_temp.happened(days);
  if answer = 'declined' then
    perform pg_temp.act_as(person);
    perform public.decline_put_forward(asked);
  elsif answer = 'withdrawn' then
    perform public.withdraw_put_forward(asked);
  end if;
  update public.put_forwards set answered_at = pg_temp.ago(answered) where id = asked and answered_at is not null;
  perform pg_temp.happened(coalesce(answered, days));
end
$$;

select pg_temp.put_forward('recruiter', person, job, days, answer, answered) from (values
  ('tamsin', 'yard', 8.4, 'declined', 7.9), ('tamsin', 'diesel', 12.6, 'withdrawn', 12.2), ('tamsin', 'night-dispatch', 1.2, null, null),
  ('bartholomew', 'night-dispatch', 1.2, null, null)
) as asked (person, job, days, answer, answered);
