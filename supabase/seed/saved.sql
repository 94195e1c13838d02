-- What candidates keep for later, and search again. Some of it has closed since (outcomes.sql).

create function pg_temp.save_job(person text, job text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(person);
  perform public.set_job_saved((select id from demo_jobs where name = job), true);
  update private.saved_jobs set saved_at = pg_temp.ago(days) where saved_at = now();
end
$$;

select pg_temp.save_job(person, job, days) from (values
  ('candidate', 'routing', 2.1), ('candidate', 'data-platform', 3.6), ('candidate', 'backend', 9.4), ('candidate', 'diesel', 20.3),
  ('candidate', 'payments', 31.5), ('noor', 'claims-api', 5.2), ('noor', 'grid', 6.9)
) as saved (person, job, days);

create function pg_temp.save_search(person text, name text, words text, filter jsonb, frequency text) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(person);
  perform public.save_search(name, words, filter, frequency);
end
$$;

select pg_temp.save_search('candidate', 'Backend in Colorado', 'engineer', '{"place": "Colorado", "remote": true}', 'weekly');
select pg_temp.save_search('candidate', 'Claims systems', 'claims', '{}', 'daily');

-- What they would like of a job, and which emails they do without.
create function pg_temp.prefer(person text, preferences jsonb) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(person);
  perform public.set_my_preferences(preferences);
end
$$;

select pg_temp.prefer(
  'candidate',
  '{"types": ["FULL_TIME"], "levels": [], "places": ["Colorado", "Boise, ID"], "isRemote": true, "salaryFrom": 100000}');
select pg_temp.prefer('noor', '{"types": ["FULL_TIME"], "levels": ["senior_level"], "places": [], "isRemote": true, "salaryFrom": null}');
