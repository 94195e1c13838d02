-- Candidates. The first hundred apply where 05_applications says; number 4 and 5 have no skills.

create table bench.candidates as
select n, ((n - 1) % 20)::integer as field, bench.id('candidate', n) as id, bench.id('account', n) as user_id,
  case when n > 100 and bench.chance(n, 20) < 0.05 then
    bench.id('company', 1 + floor((select companies from bench.size) * power(bench.chance(n, 21), 2))::integer) end as managed_by,
  (select today from bench.size) - (0.1 + 900 * bench.chance(n, 22)) * interval '1 day' as made
from generate_series(1, (select candidates from bench.size)) n;
alter table bench.candidates add primary key (n);
analyze bench.candidates;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select user_id, 'authenticated', 'authenticated', 'person-' || n || '@people.example', size.password, made,
  '{"provider": "email", "providers": ["email"]}', '{"role": "candidate"}', made, made
from bench.size, bench.candidates;

-- Whoever signs in needs it.
insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), created_at from auth.users;

insert into public.profiles (id, email, role, created_at)
select user_id, 'person-' || n || '@people.example', 'candidate', made from bench.candidates;

insert into public.candidates (
  id, user_id, first_name, last_name, email, phone, title, bio, skills, gender, work_authorization, experience_years, street, city, state,
  zip_code, country, linkedin_url, resume_url, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at)
select
  id, user_id, bench.one_of(bench.first_names(), n, 23), bench.one_of(bench.last_names(), n, 24), 'person-' || n || '@people.example',
  '+1 555 ' || lpad((n % 10000)::text, 4, '0'), words.title,
  words.title || E'\n' || bench.one_of(bench.sentences(), n, 26) || ' ' || bench.one_of(bench.sentences(), n, 27) || ' '
    || bench.one_of(bench.sentences(), n, 28) || ' Last with ' || initcap(bench.common_word(n, 29)) || '.',
  case when n in (4, 5) then '{}' else bench.some_skills(field, n, 30, 4 + floor(11 * bench.chance(n, 32))::integer) end,
  (enum_range(null::public.gender))[1 + n % 3], (enum_range(null::public.work_authorization))[1 + n % 4],
  floor(25 * power(bench.chance(n, 33), 2)), n || ' Main Street', split_part(words.place, ', ', 1), split_part(words.place, ', ', 2),
  lpad((n % 100000)::text, 5, '0'), 'United States', 'https://www.linkedin.com/in/person-' || n, user_id || '/resume.pdf',
  managed_by is not null, managed_by, case when managed_by is not null then 'Ten percent of the first salary.' end, made, made
from bench.candidates, lateral (
  select (bench.titles())[field + 1][1 + floor(4 * bench.chance(n, 25))::integer] as title, bench.place(n, 34) as place) words
order by made;
