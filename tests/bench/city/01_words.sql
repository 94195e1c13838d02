-- What the city is made of: how large it is, chance that can be repeated, and the words everything is written in.
-- Everything here lives in the schema bench, which the last file drops.

create function bench.chance(n bigint, salt integer) returns double precision
language sql immutable parallel safe
return (hashint8extended(n, 20261122 + salt) & 9007199254740991) / 9007199254740992.0::double precision;
comment on function bench.chance(bigint, integer) is 'At least 0 and below 1, the same for the same n and salt in every run.';

create function bench.id(kind text, n bigint) returns uuid
language sql immutable parallel safe
return md5('city ' || kind || ' ' || n)::uuid;
comment on function bench.id(text, bigint) is 'The id of the nth of a kind; who.ts computes the same.';

create function bench.one_of(words text[], n bigint, salt integer) returns text
language sql immutable parallel safe
return words[1 + floor(cardinality(words) * bench.chance(n, salt))::integer];
comment on function bench.one_of(text[], bigint, integer) is 'Any of the words.';

create function bench.rank(last integer, n bigint, salt integer) returns integer
language sql immutable parallel safe
return floor(power(last, bench.chance(n, salt)))::integer;
comment on function bench.rank(integer, bigint, integer) is '1 to last, the first ones most often, as words and skills are used: the second half as often as the first.';

-- ── Fields of work and their skills ───────────────────────────────────────────────────────────────────────────

create table bench.fields (field integer primary key, titles text[] not null, subjects text[] not null);
insert into bench.fields values
  (0, '{Software engineer,Backend developer,Frontend developer,Mobile developer}', '{TypeScript,Java,React,Kubernetes,PostgreSQL}'),
  (1, '{Data analyst,Data engineer,Machine learning engineer,Statistician}', '{Python,SQL,Statistics,Spark,Power BI}'),
  (2, '{Registered nurse,Nurse practitioner,Ward nurse,Theatre nurse}', '{Patient care,Triage,Wound care,Medication,Charting}'),
  (3, '{Electrician,Plumber,Welder,HVAC technician}', '{Wiring,Pipe fitting,MIG welding,Refrigeration,Blueprints}'),
  (4, '{Warehouse associate,Dispatcher,Supply chain planner,Customs broker}', '{Inventory,Forklift,Routing,Customs,Picking}'),
  (5, '{Store manager,Cashier,Merchandiser,Retail associate}', '{Point of sale,Merchandising,Stock,Loss prevention,Customer service}'),
  (6, '{Chef,Hotel manager,Barista,Front desk agent}', '{Food safety,Menus,Reservations,Espresso,Housekeeping}'),
  (7, '{Accountant,Financial analyst,Controller,Payroll specialist}', '{Excel,Bookkeeping,Payroll,Tax,Forecasting}'),
  (8, '{Account executive,Sales representative,Sales engineer,Business developer}', '{Negotiation,Salesforce,Prospecting,Pricing,Presentations}'),
  (9, '{Teacher,Lecturer,Teaching assistant,School counselor}', '{Lesson plans,Classroom,Curriculum,Assessment,Special education}'),
  (10, '{Lawyer,Paralegal,Contract manager,Legal assistant}', '{Contracts,Litigation,Legal research,Privacy law,Drafting}'),
  (11, '{Site manager,Carpenter,Civil engineer,Estimator}', '{Concrete,Carpentry,Surveying,Scaffolding,Estimating}'),
  (12, '{Machinist,Production supervisor,Quality inspector,Process engineer}', '{CNC,Lean,Quality assurance,Assembly,Calibration}'),
  (13, '{Office manager,Executive assistant,Receptionist,Data clerk}', '{Scheduling,Word,Filing,Travel,Minutes}'),
  (14, '{Product designer,Graphic designer,Illustrator,Interaction designer}', '{Figma,Typography,Prototypes,Illustrator,User research}'),
  (15, '{Marketing manager,Content writer,Brand manager,Campaign specialist}', '{SEO,Copywriting,Campaigns,Analytics,Newsletters}'),
  (16, '{Recruiter,HR generalist,People partner,Training manager}', '{Interviewing,Onboarding,Benefits,Labor law,Sourcing}'),
  (17, '{Support engineer,System administrator,Network engineer,Security analyst}', '{Linux,Windows Server,Networks,Firewalls,Ticketing}'),
  (18, '{Caregiver,Social worker,Physical therapist,Medical assistant}', '{First aid,Dementia care,Mobility,Case work,Hygiene}'),
  (19, '{Truck driver,Bus driver,Courier,Fleet manager}', '{CDL,Route knowledge,Load securing,Vehicle checks,Tachograph}');

do $$
begin
  -- As constants, which a function looks up faster than rows.
  execute format('create function bench.titles() returns text[] language sql immutable parallel safe return %L::text[]', (
    select array_agg(f.titles order by f.field) from bench.fields f));
  execute format('create function bench.subjects() returns text[] language sql immutable parallel safe return %L::text[]', (
    select array_agg(f.subjects order by f.field) from bench.fields f));
end
$$;

create function bench.skill(place integer) returns text
language plpgsql immutable parallel safe
as $$
declare
  kinds constant text[] := '{"",planning,testing,training,reporting,auditing,automation,analysis,support,compliance,documentation,budgeting,migration,design,strategy}';
begin
  return rtrim((bench.subjects())[1 + place % 20][1 + place / 20 % 5] || ' ' || kinds[1 + place / 100]);
end
$$;
comment on function bench.skill(integer) is 'One of 1,500 skills, from 0: every twentieth is of the same field, what is plain comes first.';

create function bench.word(place integer) returns text
language plpgsql immutable parallel safe
as $$
declare
  mixed constant integer := place * 7919 % 8000;
begin
  return ('{bra,cle,dro,fen,gli,hum,jar,kel,lor,mun,nev,pol,qua,ros,stu,tam,ulm,vek,wix,zor}'::text[])[1 + mixed % 20]
    || ('{ba,de,fi,go,hu,ka,le,mi,no,pu,ra,se,ti,vo,xu,za,chi,dwe,flo,gra}'::text[])[1 + mixed / 20 % 20]
    || ('{ban,dor,fix,gum,hol,kat,lum,mok,nap,pex,rid,sak,tov,vum,wog,yat,zel,bric,cusp,drop}'::text[])[1 + mixed / 400];
end
$$;
comment on function bench.word(integer) is 'One of 8,000 words nobody knows, from 0.';

create function bench.common_skill(n bigint, salt integer) returns text
language sql immutable parallel safe
return bench.skill(bench.rank(1500, n, salt) - 1);
create function bench.common_word(n bigint, salt integer) returns text
language sql immutable parallel safe
return bench.word(bench.rank(8000, n, salt) - 1);

create function bench.some_skills(field integer, n bigint, salt integer, many integer) returns text[]
language sql immutable parallel safe
return array(
  select distinct case when bench.chance(n * 64 + k, salt) < 0.75
    then bench.skill((bench.rank(75, n * 64 + k, salt + 1) - 1) * 20 + field)
    else bench.common_skill(n * 64 + k, salt + 1) end
  from generate_series(1, many) k);
comment on function bench.some_skills(integer, bigint, integer, integer) is 'At most so many skills, three quarters of them of the field.';

-- ── Places, names, texts ──────────────────────────────────────────────────────────────────────────────────────

create function bench.places() returns text[] language sql immutable parallel safe
return '{"New York, NY","Los Angeles, CA","Chicago, IL","Houston, TX","Phoenix, AZ","Philadelphia, PA","San Antonio, TX","San Diego, CA","Dallas, TX","Austin, TX","San Jose, CA","Columbus, OH","Charlotte, NC","Indianapolis, IN","Seattle, WA","Denver, CO","Boston, MA","Nashville, TN","Detroit, MI","Portland, OR","Las Vegas, NV","Memphis, TN","Baltimore, MD","Milwaukee, WI","Albuquerque, NM","Tucson, AZ","Fresno, CA","Sacramento, CA","Atlanta, GA","Miami, FL","Oakland, CA","Minneapolis, MN","Tulsa, OK","Tampa, FL","New Orleans, LA","Cleveland, OH","Honolulu, HI","Lexington, KY","Saint Louis, MO","Pittsburgh, PA","Anchorage, AK","Cincinnati, OH","Newark, NJ","Orlando, FL","Buffalo, NY","Madison, WI","Reno, NV","Richmond, VA","Boise, ID","Spokane, WA","Des Moines, IA","Salt Lake City, UT","Providence, RI","Knoxville, TN","Eugene, OR","Springfield, MO","Springfield, IL","Columbia, SC","Burlington, VT","Fargo, ND"}'::text[];

create function bench.place(n bigint, salt integer) returns text language sql immutable parallel safe
return (bench.places())[bench.rank(cardinality(bench.places()), n, salt)];

create function bench.first_names() returns text[] language sql immutable parallel safe
return '{Ada,Ben,Carla,Dev,Elena,Femi,Grace,Hugo,Ines,Jonas,Kemi,Liam,Mara,Nia,Omar,Priya,Quinn,Rosa,Sam,Tara,Uma,Victor,Wen,Ximena,Yusuf,Zoe}'::text[];
create function bench.last_names() returns text[] language sql immutable parallel safe
return '{Adams,Baker,Chen,Diaz,Evans,Fischer,Garcia,Hughes,Ito,Jensen,Khan,Lopez,Meyer,Nguyen,Okafor,Patel,Quist,Rossi,Silva,Tanaka,Usman,Vargas,Walker,Xu,Young,Zimmer}'::text[];

create function bench.sentences() returns text[] language sql immutable parallel safe
return array[
  'You join a team that looks after its customers and after one another.',
  'We plan our weeks together and leave room for what nobody could foresee.',
  'You own your work from the first sketch to the day it is used.',
  'Shifts are agreed two weeks ahead, and swapping one takes a single message.',
  'We write things down so that nobody has to remember them.',
  'You will meet the people you work for in your first week.',
  'Our tools are chosen by those who use them every day.',
  'Pay is reviewed every spring, with the numbers on the table.',
  'We have grown every year since we began and still know each other by name.',
  'You bring care for detail and say so when something is wrong.',
  'Training is part of the job and happens during working hours.',
  'The office is bright, close to the station, and empty on Fridays.',
  'We measure what we promise, and publish what we measure.',
  'You share what you know with people who have just started.',
  'Travel is rare and always announced a month before.',
  'Safety comes before speed, and everybody may stop the line.',
  'You keep records that a colleague can pick up without asking.',
  'We pay for courses, certificates and the time they take.',
  'Parents work the hours that fit their children''s day.',
  'You know when to decide alone and when to call somebody.',
  'Our customers are schools, clinics and small companies nearby.',
  'A probation of three months protects both sides.',
  'We answer every application within ten working days.',
  'You like to finish what you have begun.'
];

create function bench.description(n bigint, field integer) returns text language sql immutable parallel safe
return (
  select string_agg(case when k % 4 = 0 then
    bench.one_of(bench.sentences(), n * 32 + k, 41) || E'\n\n'
  else
    bench.one_of(bench.sentences(), n * 32 + k, 41) || ' You use ' || bench.common_skill(n * 32 + k, 42)
    || ', ' || bench.common_word(n * 32 + k, 43) || ' and ' || bench.common_word(n * 32 + k, 44)
    || case k % 3 when 0 then '. ' else ' with our ' || bench.common_word(n * 32 + k, 45) || ' group. ' end
  end, '' order by k)
  from generate_series(1, 9 + floor(7 * bench.chance(n, 40))::integer) k
);
comment on function bench.description(bigint, integer) is 'One to two thousand characters, with words of any rarity.';
