-- Demo data for a local start: a few companies in every state, jobs, candidates and applications in every stage.
-- Every account's password is Fairmatch1. All of it goes through the tables' own triggers, so the rules hold here too.
-- Never load it into a project that real people use.

do $seed$
declare
  password_hash constant text := '$2b$10$LIaF6sIykkJ4AEWtK2iPNeSScR.uxhyKQHrsrOL3mVF1f8zaBNa0S';
  person record;
  posting record;
  step record;
  new_application uuid;
begin
  -- ── Accounts. The sign-up trigger makes their profiles and companies. ─────────────────────────────────────────
  create temporary table demo_people (id uuid default gen_random_uuid(), email text primary key, role text) on commit drop;
  insert into demo_people (email, role) values
    ('admin@fairmatch.example', 'candidate'),
    ('company@fairmatch.example', 'company'),
    ('recruiter@fairmatch.example', 'candidate'),
    ('partner@fairmatch.example', 'candidate'),
    ('pending@fairmatch.example', 'company'),
    ('rejected@fairmatch.example', 'company'),
    ('untiered@fairmatch.example', 'company'),
    ('unfinished@fairmatch.example', 'company'),
    ('korvane@fairmatch.example', 'company'),
    ('halewick@fairmatch.example', 'company'),
    ('candidate@fairmatch.example', 'candidate'),
    ('grace@fairmatch.example', 'candidate'),
    ('hana@fairmatch.example', 'candidate'),
    ('tomas@fairmatch.example', 'candidate'),
    ('new-candidate@fairmatch.example', 'candidate');

  for person in select * from demo_people loop
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (
      person.id, 'authenticated', 'authenticated', person.email, password_hash, now(),
      '{"provider": "email", "providers": ["email"]}', jsonb_build_object('role', person.role)
    );
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (
      gen_random_uuid(), 'email', person.id::text, person.id,
      jsonb_build_object('sub', person.id, 'email', person.email, 'email_verified', true), now()
    );
  end loop;
  update public.profiles set role = 'admin' where email = 'admin@fairmatch.example';

  -- ── Companies ─────────────────────────────────────────────────────────────────────────────────────────────────
  create temporary table demo_companies (
    email text primary key, name text, industry text, size text, location text, about text, state text, days_ago integer
  ) on commit drop;
  insert into demo_companies values
    ('company@fairmatch.example', 'Quillmark Freight', 'Transportation', '201-500', 'Denver, CO',
      'Quillmark moves parcels and pallets between twelve states, and writes the software that plans every run.', 'approved', 120),
    ('korvane@fairmatch.example', 'Korvane Logistics', 'Transportation', '51-200', 'Boulder, CO',
      'Routing for carriers who drive at night.', 'approved', 90),
    ('halewick@fairmatch.example', 'Halewick Insurance', 'Finance', '501-1000', 'Chicago, IL',
      'Insurance for people who own small ships.', 'approved', 60),
    ('untiered@fairmatch.example', 'Mossgate Clinics', 'Healthcare', '201-500', 'Boulder, CO',
      'Nine clinics along the Front Range.', 'approved', 20),
    ('pending@fairmatch.example', 'Orrinsby Foods', 'Manufacturing', '11-50', 'Portland, OR',
      'Pickles, chutneys and one very good mustard.', 'pending', 2),
    ('rejected@fairmatch.example', 'Cresthollow Rail', 'Transportation', '1-10', 'Omaha, NE',
      'Short-line freight.', 'rejected', 9);
  update public.companies c set
    name = d.name, industry = d.industry, company_size = d.size, location = d.location, description = d.about,
    website = 'https://' || replace(lower(d.name), ' ', '-') || '.example',
    primary_contact_name = 'Owen Castellane', primary_contact_email = d.email, primary_contact_phone = '(303) 555-0110',
    reg_street = '41 Wynkoop Street', reg_city = split_part(d.location, ', ', 1), reg_state = split_part(d.location, ', ', 2),
    reg_zip_code = '80202', reg_country = 'United States', same_as_registered = true, tax_id = '84-5550142',
    created_at = now() - make_interval(days => d.days_ago),
    submitted_at = now() - make_interval(days => d.days_ago),
    is_approved = d.state = 'approved',
    approved_at = case when d.state = 'approved' then now() - make_interval(days => d.days_ago - 1) end,
    rejected_at = case when d.state = 'rejected' then now() - interval '3 days' end,
    rejection_reason = case when d.state = 'rejected' then 'The EIN document is not readable. Please upload it again.' end
  from demo_companies d
  join demo_people p on p.email = d.email
  where c.user_id = p.id;

  insert into public.company_subscriptions (company_id, tier, expires_at)
  select c.id, tiers.tier::public.subscription_tier, tiers.ends
  from (values
    ('Quillmark Freight', 'pro', now() + interval '130 days'),
    ('Korvane Logistics', 'basic', null),
    ('Halewick Insurance', 'free_trial', now() + interval '20 days')
  ) as tiers (name, tier, ends)
  join public.companies c on c.name = tiers.name;

  -- What was approved of a company changes by approval only: one wants another name and has moved.
  insert into public.company_proposals (company_id, changes, proposed_by, proposed_at)
  select c.id, '{"name": "Korvane Night Freight", "reg_street": "1200 Pearl Street", "tax_id": "84-5550177"}', c.user_id, now() - interval '1 day'
  from public.companies c where c.name = 'Korvane Logistics';

  update public.company_users u set first_name = 'Owen', last_name = 'Castellane', email = p.email, phone = '(303) 555-0110'
  from demo_people p where p.id = u.user_id and p.email = 'company@fairmatch.example';
  update public.profiles set role = 'company' where email in ('recruiter@fairmatch.example', 'partner@fairmatch.example');
  -- Nobody has to hear that a demo account became what it is.
  delete from public.email_outbox where to_email in (select p.email from demo_people p);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  select p.id, c.id, staff.role::public.staff_role, staff.first_name, staff.last_name, p.email
  from (values
    ('recruiter@fairmatch.example', 'recruiter', 'Priya', 'Valluri'),
    ('partner@fairmatch.example', 'partner_recruiter', 'Marta', 'Lindqvist')
  ) as staff (email, role, first_name, last_name)
  join demo_people p on p.email = staff.email
  join public.companies c on c.name = 'Quillmark Freight';

  -- ── Candidates ────────────────────────────────────────────────────────────────────────────────────────────────
  insert into public.candidates (
    user_id, first_name, last_name, email, phone, title, bio, skills, gender, work_authorization, experience_years,
    street, city, state, zip_code, country, github_url
  )
  select p.id, d.first_name, d.last_name, p.email, '(303) 555-0142', d.title, d.title || E'\n' || d.bio, d.skills,
    d.gender::public.gender, 'us_citizen', d.years, '7 Pearl Street', d.city, d.state, '80302', 'United States',
    'https://github.com/' || lower(d.first_name)
  from (values
    ('candidate@fairmatch.example', 'Nadia', 'Ferreira', 'Backend Engineer',
      'I build services that other teams forget are there, because they do not break.',
      array['TypeScript', 'PostgreSQL', 'Node.js', 'REST APIs', 'Docker', 'GraphQL', 'Terraform'], 'female', 8, 'Boulder', 'CO'),
    ('grace@fairmatch.example', 'Grace', 'Adeyemo', 'Software Engineer',
      'Eleven years of databases and the code around them.',
      array['TypeScript', 'PostgreSQL', 'Node.js', 'REST APIs', 'Docker', 'Go', 'GraphQL', 'Terraform'], 'female', 11, 'Cheyenne', 'WY'),
    ('hana@fairmatch.example', 'Hana', 'Sorrell', 'Platform Engineer',
      'Pipelines, clusters, and the runbooks that make them boring.',
      array['Go', 'Kafka', 'Docker', 'Terraform', 'PostgreSQL', 'Node.js'], 'prefer-not-to-say', 6, 'Denver', 'CO'),
    ('tomas@fairmatch.example', 'Tomás', 'Wierzbicki-Okonkwo', 'Night Dispatcher',
      'Nine years of getting trucks home.', array['Dispatch', 'Excel', 'Spanish'], 'male', 9, 'Aurora', 'CO')
  ) as d (email, first_name, last_name, title, bio, skills, gender, years, city, state)
  join demo_people p on p.email = d.email;

  -- ── Jobs ──────────────────────────────────────────────────────────────────────────────────────────────────────
  for posting in
    select * from (values
      ('Quillmark Freight', 'Senior Backend Engineer', 'Denver, CO', 'FULL_TIME', 'senior_level', 138000, 165000,
        array['TypeScript', 'PostgreSQL', 'Node.js', 'REST APIs', 'Docker', 'Go', 'Kafka'],
        array['GraphQL', 'Terraform', 'Freight or logistics'], 'published', 5),
      ('Quillmark Freight', 'Night Dispatch Coordinator', 'Aurora, CO', 'FULL_TIME', 'mid_level', 52000, 61000,
        array['Dispatch', 'Excel'], array['Spanish'], 'published', 10),
      ('Quillmark Freight', 'Regional Operations Manager, Mountain West and High Plains', 'Denver, CO', 'FULL_TIME', 'lead', 98000, 120000,
        array['Operations', 'Budgeting', 'Leadership'], array['Freight or logistics'], 'published', 18),
      ('Quillmark Freight', 'Warehouse Safety Trainer', 'Denver, CO', 'PART_TIME', 'entry_level', null, null,
        array['OSHA'], array[]::text[], 'draft', 25),
      ('Quillmark Freight', 'Fleet Data Analyst', 'Denver, CO', 'CONTRACT', 'mid_level', 70000, 84000,
        array['SQL', 'Python'], array['Tableau'], 'filled', 47),
      ('Korvane Logistics', 'Backend Engineer, Routing', 'Denver, CO', 'FULL_TIME', 'senior_level', 130000, 155000,
        array['TypeScript', 'PostgreSQL', 'Node.js', 'REST APIs', 'Docker', 'GraphQL', 'Go'], array['Terraform', 'Kafka', 'Rust'], 'published', 3),
      ('Halewick Insurance', 'Data Platform Engineer', 'Remote', 'REMOTE', 'mid_level', 115000, 140000,
        array['PostgreSQL', 'Docker', 'TypeScript', 'Terraform', 'Kafka'], array['GraphQL', 'Airflow'], 'published', 4),
      ('Halewick Insurance', 'Claims Portal Engineer', 'Chicago, IL', 'FULL_TIME', 'mid_level', 105000, 125000,
        array['React', 'TypeScript', 'REST APIs', 'PostgreSQL'], array['Accessibility'], 'published', 12)
    ) as j (company, title, location, job_type, level, salary_min, salary_max, required, preferred, status, days_ago)
  loop
    insert into public.jobs (
      company_id, created_by, title, description, location, job_type, experience_level, salary_min, salary_max,
      skills_required, requirements, preferred_skills, status, posted_at, created_at
    )
    select c.id, c.user_id, posting.title,
      'You join a small team that owns its work from the first sketch to the night it runs in production.' || E'\n\n' ||
      'In the first month you will ship something small; by the third you will know why we do things the way we do.',
      posting.location, posting.job_type::public.job_type, posting.level::public.experience_level,
      posting.salary_min, posting.salary_max, posting.required,
      array['You explain your decisions in writing', 'You are at ease with being on call one week in six'],
      posting.preferred, posting.status::public.job_status,
      case when posting.status <> 'draft' then now() - make_interval(days => posting.days_ago) end,
      now() - make_interval(days => posting.days_ago)
    from public.companies c where c.name = posting.company;
  end loop;

  insert into public.job_questions (job_id, position, question, question_type, is_required, options)
  select j.id, q.position, q.question, q.kind::public.question_type, q.required, q.options
  from (values
    (0, 'What is the largest database you have run in production?', 'TEXT', true, array[]::text[]),
    (1, 'Tell us about an incident you helped to resolve.', 'TEXTAREA', true, array[]::text[]),
    (2, 'Where would you like to work?', 'MULTIPLE_CHOICE', true, array['Denver', 'Remote', 'Both']),
    (3, 'Which shifts could you cover?', 'CHECKBOX', false, array['Weekdays', 'Weekends', 'Nights']),
    (4, 'How confident are you with event streaming?', 'RATING', true, array[]::text[]),
    (5, 'Anything you would like to attach?', 'FILE', false, array[]::text[])
  ) as q (position, question, kind, required, options)
  join public.jobs j on j.title = 'Senior Backend Engineer';

  insert into public.job_assignments (job_id, company_id, assigned_to_user_id)
  select j.id, j.company_id, p.id
  from (values
    ('Senior Backend Engineer', 'recruiter@fairmatch.example'),
    ('Night Dispatch Coordinator', 'recruiter@fairmatch.example'),
    ('Fleet Data Analyst', 'partner@fairmatch.example')
  ) as a (title, email)
  join public.jobs j on j.title = a.title
  join demo_people p on p.email = a.email;

  -- ── Applications: each walks the allowed steps, so its history is complete. ───────────────────────────────────
  for step in
    select * from (values
      ('candidate@fairmatch.example', 'Claims Portal Engineer', array['reviewing', 'interview'], 9),
      ('candidate@fairmatch.example', 'Senior Backend Engineer', array['reviewing'], 4),
      ('grace@fairmatch.example', 'Senior Backend Engineer', array['reviewing', 'interview', 'offered'], 5),
      ('hana@fairmatch.example', 'Senior Backend Engineer', array[]::text[], 2),
      ('tomas@fairmatch.example', 'Night Dispatch Coordinator', array['reviewing'], 7),
      ('tomas@fairmatch.example', 'Senior Backend Engineer', array['rejected'], 4)
    ) as s (email, title, path, days_ago)
  loop
    insert into public.applications (job_id, candidate_id, company_id, applied_at)
    select j.id, c.id, j.company_id, now() - make_interval(days => step.days_ago)
    from public.jobs j, public.candidates c
    where j.title = step.title and c.email = step.email
    returning id into new_application;
    for i in 1 .. cardinality(step.path) loop
      update public.applications set status = step.path[i]::public.application_status where id = new_application;
    end loop;
    update public.application_events e set created_at = a.applied_at + (numbered.step - 1) * interval '20 hours'
    from public.applications a,
      (select id, row_number() over (order by id) as step from public.application_events where application_id = new_application) as numbered
    where a.id = new_application and e.application_id = a.id and e.id = numbered.id;
    insert into public.job_application_answers (application_id, question_id, question, answer)
    select new_application, q.id, q.question,
      case q.question_type
        when 'TEXT' then 'PostgreSQL with about 900 million rows.'
        when 'TEXTAREA' then 'A retry storm took our booking queue down for nine minutes. I added a budget per caller and wrote the review.'
        when 'MULTIPLE_CHOICE' then 'Remote'
        when 'CHECKBOX' then E'Weekdays\nNights'
        when 'RATING' then '3'
        else ''
      end
    from public.job_questions q
    join public.jobs j on j.id = q.job_id
    where j.title = step.title;
  end loop;

  insert into public.notifications (user_id, type, title, message, data)
  select p.id, 'company_invitation', 'Korvane Logistics invites you to be managed by them',
    'They would present your profile to employers and apply on your behalf.',
    jsonb_build_object('company_id', c.id, 'company_name', c.name, 'management_terms', '6 months, no fee to you, end at any time.')
  from demo_people p, public.companies c
  where p.email = 'candidate@fairmatch.example' and c.name = 'Korvane Logistics';
end
$seed$;
