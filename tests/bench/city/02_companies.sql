-- Companies and who works for them. The first four are the ones that figures are about (who.ts).

create table bench.companies as
select
  n,
  case
    when n <= 5 then 'live'
    when bench.chance(n, 1) < 0.90 then 'live'
    when bench.chance(n, 1) < 0.93 then 'waiting'
    when bench.chance(n, 1) < 0.94 then 'rejected'
    when bench.chance(n, 1) < 0.97 then 'without plan'
    else 'ended'
  end as standing,
  -- How many jobs: a few large companies and many small ones, but for the three that are large on purpose.
  case n
    when 1 then 400 * size.scale
    when 2 then 7000 * size.scale
    when 3 then 5500 * size.scale
    else null
  end::integer as jobs
from bench.size, generate_series(1, size.companies) n;
update bench.companies c
set jobs = shared.upto - shared.before
from (
  select n,
    floor(sum(weight) over (order by n) / sum(weight) over () * rest)::integer as upto,
    floor((sum(weight) over (order by n) - weight) / sum(weight) over () * rest)::integer as before
  from (
    select n, power(n + 12, -0.5) as weight, (select s.jobs - (12900 * s.scale)::integer from bench.size s) as rest
    from bench.companies where n > 3
  ) weighed
) shared
where shared.n = c.n;

create table bench.staff as
select c.n as company, k, bench.id('staff of ' || c.n, k) as user_id,
  (case when k = 0 then 'company_admin' when k % 7 = 1 then 'manager' when k % 7 = 3 then 'partner_recruiter' else 'recruiter' end) as role
from bench.companies c, lateral generate_series(0, least(59, 1 + c.jobs / 12)) k;
alter table bench.staff add primary key (company, k);
analyze bench.companies, bench.staff;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select user_id, 'authenticated', 'authenticated', 'staff-' || k || '@company-' || company || '.example', size.password, size.today - interval '3 years',
  '{"provider": "email", "providers": ["email"]}'::jsonb, '{"role": "company"}'::jsonb, size.today - interval '3 years', size.today - interval '3 years'
from bench.size, bench.staff
union all
select bench.id('admin', 1), 'authenticated', 'authenticated', 'admin@city.example', size.password, size.today - interval '3 years',
  '{"provider": "email", "providers": ["email"]}', '{}', size.today - interval '3 years', size.today - interval '3 years'
from bench.size;

insert into public.profiles (id, email, role, created_at)
select u.id, u.email, case when u.email = 'admin@city.example' then 'admin' else 'company' end::public.app_role, u.created_at from auth.users u;

insert into public.companies (
  id, user_id, name, industry, company_size, location, website, description, primary_contact_name, primary_contact_email, reg_street, reg_city,
  reg_state, reg_zip_code, reg_country, tax_id, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at)
select
  bench.id('company', n), bench.id('staff of ' || n, 0),
  bench.one_of('{Northern,Blue,Bright,First,Golden,Harbor,Iron,Lake,Maple,Oak,Prime,River,Silver,Summit,United,Urban}', n, 2) || ' '
    || initcap(bench.word((n * 3 % 8000)::integer)) || ' '
    || bench.one_of('{Group,Inc,Labs,Partners,Services,Systems,Works,Health,Logistics,Holdings}', n, 3),
  bench.one_of('{Technology,Healthcare,Construction,Retail,Education,Finance,Logistics,Hospitality}', n, 4),
  bench.one_of('{1-10,11-50,51-200,201-500,501-1000,1000+}', n, 5), bench.place(n, 6), 'https://company-' || n || '.example',
  bench.description(n, 0), 'Robin ' || bench.one_of(bench.last_names(), n, 7), 'office@company-' || n || '.example', n || ' Market Street',
  split_part(bench.place(n, 6), ', ', 1), split_part(bench.place(n, 6), ', ', 2), lpad((n % 100000)::text, 5, '0'), 'United States',
  lpad(n::text, 9, '0'), made, standing not in ('waiting', 'rejected'), case when standing not in ('waiting', 'rejected') then made end,
  case when standing = 'rejected' then made end, case when standing = 'rejected' then 'The tax id could not be found.' end, made, made
from bench.companies, lateral (
  select size.today - (case when standing = 'waiting' then 20 else 1100 end) * bench.chance(n, 8) * interval '1 day' as made from bench.size) times;

insert into public.company_users (id, user_id, company_id, role, first_name, last_name, email)
select bench.id('membership ' || company, k), user_id, bench.id('company', company), role::public.staff_role,
  bench.one_of(bench.first_names(), company * 100 + k, 9), bench.one_of(bench.last_names(), company * 100 + k, 10),
  'staff-' || k || '@company-' || company || '.example'
from bench.staff;

insert into public.company_subscriptions (company_id, tier, expires_at)
select bench.id('company', n),
  bench.one_of('{free_trial,basic,intermediate,pro}', n, 11)::public.subscription_tier,
  case when standing = 'ended' then size.today - interval '30 days' when bench.chance(n, 12) < 0.5 then timestamptz '2046-01-01' end
from bench.size, bench.companies where standing in ('live', 'ended');

insert into public.company_relationships (company_a_id, company_b_id, can_share_jobs, can_share_candidates)
select bench.id('company', n), bench.id('company', n + 1), true, bench.chance(n, 13) < 0.5 from bench.companies where n % 20 = 10;
