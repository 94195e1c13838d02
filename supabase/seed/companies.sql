-- Who runs the place, and the companies in every state, each with its owner. Their names stand for files in supabase/seed/files.

select pg_temp.sign_up('admin', 'candidate', 400);
select public.grant_admin(pg_temp.address('admin'));
update public.profiles set first_name = 'Amelia', last_name = 'Strand' where id = pg_temp.demo_id('admin');
-- A second one, who came by invitation.
select pg_temp.sign_up('joris', 'candidate', 210);
select pg_temp.invite_and_accept('admin', 'admin', 'joris', '{"firstName": "Joris", "lastName": "Haakonsen"}', 210);

-- What all registrations share, so that each below says what is its own.
create function pg_temp.open_company(
  company text, owner text, contact text, days numeric, name text, industry text, size text, place text, street text, zip text, tax_id text,
  about text
) returns void language sql as $$
  select pg_temp.register(company, owner, split_part(contact, ' ', 1), substring(contact from position(' ' in contact) + 1), days,
    jsonb_build_object(
      'name', name, 'industry', industry, 'company_size', size, 'location', place, 'description', about,
      'website', 'https://' || company || '.example', 'linkedin_url', 'https://linkedin.example/company/' || company,
      'primary_contact_name', contact, 'primary_contact_email', pg_temp.address(owner), 'primary_contact_phone', '(800) 555-01' || right(tax_id, 2),
      'reg_street', street, 'reg_city', split_part(place, ', ', 1), 'reg_state', split_part(place, ', ', 2), 'reg_zip_code', zip,
      'reg_country', 'United States', 'same_as_registered', true, 'tax_id', tax_id))
$$;

-- ── Live ──────────────────────────────────────────────────────────────────────────────────────────────────────

select pg_temp.open_company('quillmark', 'company', 'Owen Castellane', 120, 'Quillmark Freight', 'Transportation', '201-500', 'Denver, CO',
  '41 Wynkoop Street', '80202', '84-5550142', $$Quillmark moves parcels and pallets between eleven states, and writes the software that plans every run.

Two hundred and sixty of us drive, dispatch, load, mend and program. Most decisions are made in writing, by the people who live with them.$$);
select pg_temp.open_company('korvane', 'korvane', 'Annika Solheim', 90, 'Korvane Logistics', 'Transportation', '51-200', 'Boulder, CO',
  '900 Walnut Street', '80302', '84-5550177', $$Routing for carriers who drive at night. Our planner looks at weather, hours of service and dock times, and answers before the driver has finished the coffee.$$);
select pg_temp.open_company('halewick', 'halewick', 'Theodora Pell', 60, 'Halewick Insurance', 'Finance', '501-1000', 'Chicago, IL',
  '200 West Adams Street', '60606', '36-5550118', $$Insurance for people who own small ships. Claims are answered by somebody with a name, usually within two days.$$);
select pg_temp.open_company('saltmere', 'saltmere', 'Dr. Imani Okafor', 150, 'Saltmere Community Clinics and Home Care Network', 'Healthcare', '501-1000',
  'Eugene, OR', '1255 Willamette Street', '97401', '93-5550163', $$Fourteen clinics and a home care service between the coast and the Cascades. We are a non-profit; nobody is turned away for what they cannot pay.$$);
select pg_temp.open_company('brackenline', 'brackenline', 'Harald Lindgren', 140, 'Brackenline Energy Cooperative', 'Energy', '201-500', 'Duluth, MN',
  '30 West Superior Street', '55802', '41-5550129', $$A cooperative owned by the 38,000 households it serves. We look after 4,100 miles of line, two small dams and the software that balances them.$$);
select pg_temp.open_company('sandhollow', 'sandhollow', 'Marguerite Tolliver', 75, 'Sandhollow Schools', 'Education', '201-500', 'Flagstaff, AZ',
  '418 North Humphreys Street', '86001', '86-5550151', $$Five public schools, one bus garage and a garden that the third grade runs. Classes have at most 22 children.$$);
select pg_temp.open_company('lanternfish', 'lanternfish', 'Beatriz Coutinho', 110, 'Lanternfish Hotels', 'Hospitality', '201-500', 'Savannah, GA',
  '12 East Bay Street', '31401', '58-5550106', $$Six small hotels in old harbor buildings. Every one has a kitchen worth crossing town for.$$);
select pg_temp.open_company('thornbury', 'thornbury', 'Alasdair Vale', 100, 'Thornbury & Vale Outfitters', 'Retail', '51-200', 'Burlington, VT',
  '77 Church Street', '05401', '03-5550184', $$Boots, coats and packs that are mended rather than replaced. Eleven shops in New England and one workshop.$$);
select pg_temp.open_company('ironpost', 'ironpost', 'Wendell Achterberg', 95, 'Ironpost Builders', 'Construction', '51-200', 'Columbus, OH',
  '560 South Front Street', '43215', '31-5550137', $$Schools, libraries and fire stations, built by crews who stay together. Forty years without a fatal accident.$$);
select pg_temp.open_company('vantry', 'vantry', 'Gertrud Hoffmeister', 130, 'Vantry Works', 'Manufacturing', '201-500', 'Rockford, IL',
  '3100 Eleventh Street', '61109', '36-5550190', $$Gearboxes for wind turbines and cheese presses, milled to four microns. Our apprentices have been staying for twenty years on average.$$);
select pg_temp.open_company('marlow', 'marlow', 'Lucinda Rowe', 200, 'City of Marlow Springs', 'Government', '501-1000', 'Marlow Springs, CO',
  '1 Municipal Plaza', '80829', '84-5550101', $$The city of 61,000 people below the red rocks: streets, water, parks, permits and the people who pick up when you call 911.$$);
select pg_temp.open_company('paperkite', 'paperkite', 'Sunniva Marsh', 25, 'Paperkite Studio', 'Media', '1-10', 'Portland, OR',
  '2034 Northwest Raleigh Street', '97209', '93-5550148', $$We draw picture books and design the screens that children learn to read on. Seven people, two dogs, no overtime.$$);
select pg_temp.open_company('orielle', 'orielle', 'Camille Desrosiers', 80, 'Orielle Staffing', 'Other', '11-50', 'Denver, CO',
  '1700 Lincoln Street', '80203', '84-5550122', $$We represent forty people at a time and know each of them. Employers hear from us when we would hire the person ourselves.$$);

-- ── In every other state ──────────────────────────────────────────────────────────────────────────────────────

select pg_temp.open_company('tessaly', 'tessaly', 'Rosalind Achebe', 170, 'Tessaly Health', 'Healthcare', '51-200', 'Columbus, OH',
  '88 East Broad Street', '43215', '31-5550155', $$Software that lets clinics send each other records without a fax machine.$$);
select pg_temp.open_company('mossgate', 'untiered', 'Gideon Frayne', 20, 'Mossgate Clinics', 'Healthcare', '201-500', 'Boulder, CO',
  '2750 Broadway', '80304', '84-5550133', $$Nine clinics along the Front Range.$$);
select pg_temp.open_company('orrinsby', 'pending', 'Philippa Orrin', 2, 'Orrinsby Foods', 'Manufacturing', '11-50', 'Fresno, CA',
  '1440 Tulare Street', '93721', '94-5550171', $$Pickles, chutneys and one very good mustard.$$);
select pg_temp.open_company('quillmark-llc', 'lookalike', 'Desmond Quill', 1, 'Quill Mark Freight LLC', 'Transportation', '1-10', 'Pueblo, CO',
  '9 Union Avenue', '81003', '84-5550199', $$Two box vans and a good telephone.$$);
select pg_temp.open_company('cresthollow', 'rejected', 'Ruben Hartigan', 9, 'Cresthollow Rail', 'Transportation', '1-10', 'Omaha, NE',
  '1000 Jones Street', '68102', '47-5550166', $$Short-line freight between the river and the grain elevators.$$);
select pg_temp.sign_up('unfinished', 'company', 0.2);

select pg_temp.approve(company, days) from (values
  ('quillmark', 119), ('korvane', 88), ('halewick', 59), ('saltmere', 147), ('brackenline', 139), ('sandhollow', 74), ('lanternfish', 108),
  ('thornbury', 99), ('ironpost', 94), ('vantry', 128), ('marlow', 198), ('paperkite', 24), ('orielle', 78), ('tessaly', 168), ('mossgate', 18)
) as approved (company, days);
select pg_temp.give_plan(company, tier, days_left, days) from (values
  ('quillmark', 'pro', 130, 118), ('korvane', 'intermediate', null, 87), ('halewick', 'basic', 20, 58), ('saltmere', 'intermediate', 215, 146),
  ('brackenline', 'basic', 88, 138), ('sandhollow', 'basic', 290, 73), ('lanternfish', 'intermediate', 61, 107), ('thornbury', 'basic', 44, 98),
  ('ironpost', 'intermediate', null, 93), ('vantry', 'pro', 237, 127), ('marlow', 'pro', null, 197), ('paperkite', 'free_trial', 6, 24),
  ('orielle', 'intermediate', 99, 77), ('tessaly', 'basic', 30, 167)
) as plans (company, tier, days_left, days);

select pg_temp.reject('cresthollow', 'The EIN document is missing. Please add the letter in which the IRS gave you the number.', 3);
