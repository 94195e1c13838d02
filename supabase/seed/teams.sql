-- Staff in every role, and candidates who agreed to be represented by a company.

select pg_temp.hire('company', 'recruiter', 'recruiter', 'Priya', 'Valluri', 116);
select pg_temp.hire('company', 'partner', 'partner_recruiter', 'Marta', 'Lindqvist', 97);
select pg_temp.hire('company', 'marcus', 'manager', 'Marcus', 'Ode', 112);
select pg_temp.hire('company', 'devon', 'recruiter', 'Devon', 'Sandoval', 31);
select pg_temp.hire('saltmere', 'saltmere-hr', 'recruiter', 'Jonquil', 'Bassey', 140);
select pg_temp.hire('orielle', 'sunita', 'recruiter', 'Sunita', 'Rao', 70);
select pg_temp.hire('marlow', 'marlow-hr', 'manager', 'Thaddeus', 'Okonkwo-Bright', 190);

select pg_temp.make_subscription_admin('quillmark', 'carla', 'Carla', 'Whitcombe', 118);

-- Represented candidates.
select pg_temp.invite_and_accept(sender, 'candidate', c.person,
  jsonb_build_object('managementTerms', terms, 'candidateData', jsonb_build_object('firstName', c.first_name, 'lastName', coalesce(nullif(c.last_name, ''), '-'))), days)
from (values
  ('company', 'bartholomew', '12 months, no fee to you, end at any time.', 34), ('company', 'emeka', '6 months, no fee to you.', 33),
  ('company', 'joaquin', '6 months, no fee to you.', 30), ('company', 'lucia', '6 months, no fee to you.', 26),
  ('company', 'ravi', '12 months, no fee to you, end at any time.', 21), ('company', 'tamsin', '12 months, no fee to you, end at any time.', 19),
  ('orielle', 'petra', '6 months, no fee to you, end at any time.', 28), ('orielle', 'samir', '6 months, no fee to you, end at any time.', 27)
) as managed (sender, person, terms, days)
join demo_candidates c using (person);
select pg_temp.entrust('company', person, assignee, 17)
from (values ('bartholomew', 'recruiter'), ('emeka', 'partner'), ('joaquin', 'marcus'), ('tamsin', 'recruiter')) as entrusted (person, assignee);

-- Companies that know each other, and who agreed to be shown to a partner.
select pg_temp.act_as('admin');
insert into public.company_relationships (company_a_id, company_b_id, can_share_jobs, can_share_candidates, created_at)
values
  (pg_temp.demo_id('quillmark'), pg_temp.demo_id('orielle'), true, true, pg_temp.ago(45)),
  (pg_temp.demo_id('saltmere'), pg_temp.demo_id('orielle'), true, false, pg_temp.ago(30)),
  (pg_temp.demo_id('korvane'), pg_temp.demo_id('quillmark'), false, false, pg_temp.ago(12));
select pg_temp.happened(45);
update public.candidates set shown_to_partners = true
where user_id in (select pg_temp.demo_id(person) from unnest('{bartholomew, lucia, tamsin, petra}'::text[]) as person);

-- On their way, about to end, over.
select pg_temp.invite('company', 'employee', 'tobias.renard@quillmark.example', '{"role": "recruiter", "firstName": "Tobias", "lastName": "Renard"}', 2);
select pg_temp.invite('company', 'employee', 'seo-yeon.han@orielle.example', '{"role": "partner_recruiter", "firstName": "Seo-yeon", "lastName": "Han"}', 6);
select pg_temp.invite('company', 'employee', 'lucas.amaral@quillmark.example', '{"role": "manager", "firstName": "Lucas", "lastName": "Amaral"}', 16);
select pg_temp.invite('company', 'candidate', 'silje.aas@example.com', '{"managementTerms": "6 months, no fee to you.", "candidateData": {"firstName": "Silje", "lastName": "Aas", "title": "Yard Planner"}}', 4);
select pg_temp.invite('recruiter', 'candidate', 'otto.wren@example.com', '{"managementTerms": "6 months, no fee to you.", "candidateData": {"firstName": "Otto", "lastName": "Wren", "title": "Rail Dispatcher"}}', 11);
select pg_temp.invite('orielle', 'candidate', pg_temp.address('candidate'), '{"managementTerms": "6 months, no fee to you, end at any time.", "candidateData": {"firstName": "Nadia", "lastName": "Ferreira"}}', 1);
select pg_temp.invite('admin', 'company', 'office@northwind-dairies.example', '{"companyName": "Northwind Dairies", "message": "We spoke on Tuesday. Registering takes about ten minutes."}', 2);
select pg_temp.invite('admin', 'company', 'hello@tidewater-bakery.example', '{"companyName": "Tidewater Bakery"}', 20);
select pg_temp.invite('admin', 'admin', 'lotte.vandaele@fairmatch.example', '{"firstName": "Lotte", "lastName": "Vandaele"}', 1);
