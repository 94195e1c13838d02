-- Applications with their histories, and what was sent with them.

-- How many each job has: the first company's first job a great many, its second a dozen, the others by chance.
create unlogged table bench.shares as
select j.n, j.company, j.field, j.posted_at, greatest(weight, 0.02) as weight,
  case when j.company = 1 and j.k = 1 then (5500 * size.scale)::integer when j.company = 1 and j.k = 2 then 12 end as fixed
from bench.size, bench.jobs j, lateral (
  select case when j.company = 1 then power(j.k, -0.7) else power(-ln(1 - bench.chance(j.n, 90)), 1.5) * case when j.company in (2, 3) then 0.2 else 1 end end as weight
) weighed
where j.status <> 'draft';

create unlogged table bench.wanted as
select n, company, field, posted_at, fixed is not null and fixed > 12 as is_largest,
  coalesce(fixed, floor(upto / whole * pool)::integer - floor((upto - weight) / whole * pool)::integer) as applications
from (
  select s.*, sum(weight) over (partition by company = 1, fixed is null order by n) as upto,
    sum(weight) over (partition by company = 1, fixed is null) as whole,
    case when company = 1 then (16600 * size.scale)::integer - 12
      else size.applications - (22100 * size.scale)::integer - (1000 * size.scale)::integer - 19 * 25 end as pool
  from bench.size, bench.shares s
) shared;

-- Within a job, candidates of its field in steps that meet nobody twice; for the largest job, candidates of all fields.
create unlogged table bench.drawn as
select w.n as job, w.posted_at, case when w.is_largest
    then 101 + (bench_start + k * stride) % (size.candidates - 100)
    else 101 + w.field + 20 * ((bench_start + k * stride) % ((size.candidates - 100) / 20 - 1)) end as candidate
from bench.size, bench.wanted w, lateral (
  select floor(1000000 * bench.chance(w.n, 91))::bigint as bench_start,
    (array[7919, 104729, 1299709, 15485863, 32452843])[1 + floor(5 * bench.chance(w.n, 92))::integer]::bigint as stride
) steps, generate_series(1, w.applications) k
union all
-- One candidate with a great many, and some with as many as people have.
select n, posted_at, 1 + (place - 1) / (1000 * size.scale)::integer
from bench.size, (select n, posted_at, row_number() over (order by bench.chance(n, 93)) as place from bench.jobs where company > 3 and status <> 'draft') chosen
where place <= 1000 * size.scale
union all
select n, posted_at, 2 + (place - 1) / 25
from (select n, posted_at, row_number() over (order by bench.chance(n, 94)) as place from bench.jobs where company > 3 and status <> 'draft') chosen
where place <= 19 * 25;

create unlogged table bench.applications as
select numbered.*, bench.id('application', n) as id, (case
  when fate < 0.30 or applied_at > size.today - interval '3 days' then '{applied}'
  when fate < 0.60 then '{applied,reviewing}'
  when fate < 0.71 then '{applied,rejected}'
  when fate < 0.82 then '{applied,reviewing,rejected}'
  when fate < 0.91 then '{applied,reviewing,interview}'
  when fate < 0.93 then '{applied,reviewing,interview,offered}'
  when fate < 0.96 then '{applied,reviewing,interview,offered,hired}'
  else '{applied,withdrawn}'
end)::public.application_status[] as path
from bench.size, (
  select row_number() over (order by applied_at, job, candidate) as n, drawn.*
  from (
    select job, candidate, greatest(posted_at, least(
      posted_at + (0.01 + 60 * power(bench.chance(job * 1000000 + candidate, 95), 2)) * interval '1 day',
      size.today - bench.chance(job * 1000000 + candidate, 95) * interval '3 hours')) as applied_at,
      bench.chance(job * 1000000 + candidate, 96) as fate
    from bench.size, bench.drawn
  ) drawn
) numbered;
alter table bench.applications add primary key (n);
analyze bench.applications;
