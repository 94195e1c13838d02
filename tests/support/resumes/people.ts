/** A fictional person: what their resume says, and what a reader should find in it. */
export interface Person {
  first: string;
  last: string;
  headline: string;
  email: string;
  phone: string;
  linkedin?: string;
  github?: string;
  portfolio?: string;
  /** As on the resume; `city`, `state` and `country` are its meaning. */
  home: string;
  city: string;
  state?: string;
  country?: string;
  summary: string;
  jobs: { title: string; company: string; place: string; from: string; to: string; points: string[] }[];
  schools: { degree: string; school: string; dates: string }[];
  skills: string[];
  awards: string[];
  /** Whole years of work as of 2026-11-24. */
  years: number;
  /** Skills mentioned in sentences; no others may be suggested from them. */
  told: string[];
}

export const job = (
  ...[title, company, place, from, to, points]: [string, string, string, string, string, string[]]
): Person["jobs"][number] => ({ title, company, place, from, to, points });

export const people = {
  maya: {
    first: "Maya",
    last: "Rivera",
    headline: "Stage Manager",
    email: "maya.rivera@example.com",
    phone: "(718) 555–0100",
    linkedin: "linkedin.com/in/maya-rivera",
    home: "Brooklyn, NY 11201",
    city: "Brooklyn",
    state: "NY",
    summary: "Stage manager who keeps a company of ninety calm, and in the mean time the props in order.",
    jobs: [
      job("Stage Manager", "Rivera Opera Company", "Palo Alto, CA", "Mar. 2018", "Present", [
        "Called 140 performances of new work; the composition of the crew changed every season.",
        "Led packing and unpacking of two tours through Phoenix, Austin and Salt Lake City.",
      ]),
      job("Assistant Stage Manager", "Jenkins Playhouse", "Cypress, TX", "Mar. 2010", "Aug. 2017", [
        "Wrote the cue sheets in Excel and kept them current.",
        "Taught four interns how to run a rehearsal.",
      ]),
    ],
    schools: [{ degree: "BFA Theater Production", school: "Baruch Street College", dates: "2006 – 2010" }],
    skills: ["Stage management", "Event planning", "Scheduling", "QLab"],
    awards: ["2019 Larkin Prize, Columbia Heights", "Rotary Club, Fresno, CA"],
    years: 16,
    told: [],
  },
  agnieszka: {
    first: "Agnieszka",
    last: "Wiśniewska",
    headline: "Data Engineer",
    email: "a.wisniewska@example.org",
    phone: "+48 22 555 01 42",
    github: "github.com/awisniewska",
    home: "Gdańsk, Poland",
    city: "Gdańsk",
    country: "Poland",
    summary: "Data engineer for ports and carriers. I move slow reports into fast tables.",
    jobs: [
      job("Senior Data Engineer", "Bałtyk Cargo", "Gdynia, Poland", "2019", "2024", [
        "Rebuilt the nightly load with Airflow and PostgreSQL; it ends before breakfast.",
        "Taught eleven analysts to write tests, and cut the bill of the cluster by a third.",
      ]),
      job("Data Analyst", "Orzeł Logistics", "Warsaw, Poland", "2015", "2019", [
        "Kept forecasts of container volumes for six terminals.",
        "Replaced mails full of tables with Power BI.",
      ]),
    ],
    schools: [{ degree: "MSc Statistics", school: "University of Gdańsk", dates: "2010 – 2015" }],
    skills: ["Python", "Apache Spark", "Data modeling", "Terraform"],
    awards: ["2021 Mewa Award", "Chess club Neptun"],
    years: 9,
    told: ["Apache Airflow", "PostgreSQL", "Power BI"],
  },
  django: {
    first: "Django",
    last: "Okafor",
    headline: "Platform Engineer",
    email: "django.okafor@example.net",
    phone: "+1 (512) 555-0187",
    linkedin: "linkedin.com/in/djangookafor",
    github: "github.com/dokafor",
    portfolio: "okafor.dev",
    home: "Austin, TX",
    city: "Austin",
    state: "TX",
    summary: "Platform engineer who likes quiet pagers and short runbooks.",
    jobs: [
      job("Staff Engineer", "Helm & Harbor Bank", "Cedar Park, TX", "04/2021", "Present", [
        "Runs eighty services on Kubernetes and pays for half the machines of two years ago.",
        "Designed the rollout of Terraform modules to nine teams, with Slack as the first alarm.",
      ]),
      job("Software Engineer", "Swift River Transit", "Reno, NV", "06/2016", "03/2021", [
        "Wrote the ticket service in Node.js; it went through three audits.",
        "Go to person for every outage of the gates.",
      ]),
    ],
    schools: [{ degree: "B.S. Computer Science", school: "Spring Valley University", dates: "2012 – 2016" }],
    skills: ["Go", "TypeScript", "AWS", "PostgreSQL", "Docker"],
    awards: ["Winner, Lone Star Prize 2022", "Member, Zilker Running Club, Austin"],
    years: 10,
    told: ["Kubernetes", "Terraform", "Node.js"],
  },
  ruby: {
    first: "Ruby",
    last: "Castellanos",
    headline: "Registered Nurse",
    email: "ruby.castellanos@example.com",
    phone: "(505) 555-0119",
    home: "Las Cruces, NM 88001",
    city: "Las Cruces",
    state: "NM",
    summary: "Registered nurse with eleven years at the bedside, most of them at night.",
    jobs: [
      job("Charge Nurse", "Unity Hospital", "El Paso, TX", "May 2019", "Present", [
        "Leads a shift of twelve on a unit of thirty beds; started a huddle for wound care.",
        "Trained forty colleagues in the new charting after the move to Epic.",
      ]),
      job("Staff Nurse", "Mesilla Care Home", "Mesilla, NM", "Jan 2015", "Apr 2019", [
        "Cared for residents with dementia and their families.",
        "Reading and music in the afternoons became a habit.",
      ]),
    ],
    schools: [{ degree: "Bachelor of Science in Nursing", school: "Doña Ana College", dates: "2010 – 2014" }],
    skills: ["Wound care", "IV therapy", "Patient assessment", "ACLS"],
    awards: ["2023 Daisy Award, Unity Hospital", "Crystal Lake Book Club"],
    years: 11,
    told: ["Wound care", "Epic"],
  },
  joao: {
    first: "João Pedro",
    last: "Magalhães",
    headline: "Mechanical Designer",
    email: "jp.magalhaes@example.com",
    phone: "+351 21 555 0133",
    linkedin: "linkedin.com/in/jpmagalhaes",
    home: "Braga, Portugal",
    city: "Braga",
    country: "Portugal",
    summary: "Designer of small machines for bakeries, from the first drawing to the screw that held.",
    jobs: [
      job("Mechanical Designer", "Fornos do Minho", "Guimarães, Portugal", "Feb 2017", "Present", [
        "Drew a dough divider in SolidWorks that twelve bakeries bought.",
        "Works with suppliers of steel on tolerances and prices.",
      ]),
      job("Drafter", "Oficina Salgado", "Porto, Portugal", "Sep 2013", "Jan 2017", [
        "Kept 900 drawings in order, in AutoCAD and on paper.",
        "Assembly of prototypes on Fridays.",
      ]),
    ],
    schools: [
      { degree: "Licenciatura in Mechanical Engineering", school: "Universidade do Minho", dates: "2010 – 2013" },
    ],
    skills: ["SolidWorks", "AutoCAD", "Sheet metal design", "3D printing"],
    awards: ["Prize of the City, 2020", "Clube de Montanha, Braga"],
    years: 13,
    told: ["SolidWorks", "AutoCAD"],
  },
  tess: {
    first: "Tess",
    last: "Vandermeer",
    headline: "Marketing Manager",
    email: "tess@vandermeer-studio.example.com",
    phone: "303.555.0155",
    linkedin: "linkedin.com/in/tess-vandermeer",
    portfolio: "tessvandermeer.com",
    home: "Fort Collins, CO",
    city: "Fort Collins",
    state: "CO",
    summary: "Marketing manager for outdoor brands; I count what sells and stop the rest.",
    jobs: [
      job("Marketing Manager", "Excel Outfitters", "Boulder, CO", "Oct 2020", "Present", [
        "Doubled orders from email marketing without a bigger budget.",
        "Moved reports into Google Analytics and taught sales to read them.",
      ]),
      job("Marketing Coordinator", "Sketch & Sons", "Greeley, CO", "Jul 2016", "Sep 2020", [
        "Planned trade shows in nine states.",
        "Wrote the catalog; printing went to a shop in Pueblo.",
      ]),
    ],
    schools: [{ degree: "BA Communication", school: "Poudre State University", dates: "2012 – 2016" }],
    skills: ["SEO", "Google Analytics", "Copywriting", "HubSpot"],
    awards: ["Silver Spoke Award, 2021", "Volunteer, Horsetooth Ski Club"],
    years: 10,
    told: ["Email marketing", "Google Analytics"],
  },
  kofi: {
    first: "Kofi",
    last: "Asante-Boateng",
    headline: "Warehouse Supervisor",
    email: "kofi.asante@example.org",
    phone: "(614) 555-0171",
    home: "Columbus, OH 43215",
    city: "Columbus",
    state: "OH",
    summary: "Warehouse supervisor; safe shifts, full trucks and people who stay.",
    jobs: [
      job("Warehouse Supervisor", "Oracle Road Foods", "Dayton, OH", "Aug 2019", "Present", [
        "Runs a dock of 22 doors and 40 people over two shifts.",
        "Cut damage in packing by half and brought inventory management to every aisle.",
      ]),
      job("Forklift Operator", "Buckeye Storage", "Lima, OH", "Apr 2014", "Jul 2019", [
        "Loaded and unloaded trucks, certified on reach trucks.",
        "No accident in five years.",
      ]),
    ],
    schools: [{ degree: "High School Diploma", school: "Linden High School", dates: "2013" }],
    skills: ["Forklift operation", "Inventory management", "OSHA 30", "Team leadership"],
    awards: ["Safety Prize 2022", "Coach, Linden Soccer Club, Columbus"],
    years: 12,
    told: ["Inventory management", "Reach truck"],
  },
  hana: {
    first: "Hana",
    last: "Dvořáková",
    headline: "Accountant",
    email: "hana.dvorakova@example.com",
    phone: "(+420) 225 550 114",
    home: "Brno, Czech Republic",
    city: "Brno",
    country: "Czech Republic",
    summary: "Accountant for small makers of furniture. Month end is a day, not a week.",
    jobs: [
      job("Senior Accountant", "Dub a Syn", "Brno, Czech Republic", "2018", "Present", [
        "Closes twelve companies a month and keeps the auditors short of questions.",
        "Introduced SAP for stock and invoices.",
      ]),
      job("Accountant", "Morava Lighting", "Olomouc, Czech Republic", "2012", "2018", [
        "Ran accounts payable for three plants.",
        "Checked travel costs and the numbers behind them.",
      ]),
    ],
    schools: [{ degree: "Master of Accounting", school: "Mendel University", dates: "2007 – 2012" }],
    skills: ["Financial reporting", "SAP", "Accounts payable", "Payroll"],
    awards: ["2016 Golden Ledger", "Sokol Brno"],
    years: 14,
    told: ["SAP", "Accounts payable", "Month end"],
  },
  lindiwe: {
    first: "Lindiwe",
    last: "van der Berg",
    headline: "UX Designer",
    email: "lindiwe.vdb@example.com",
    phone: "206-555-0148",
    linkedin: "linkedin.com/in/lindiwe-vdb",
    portfolio: "lindiwe.design",
    home: "Seattle, WA",
    city: "Seattle",
    state: "WA",
    summary: "Designer of forms that people finish. Research first, screens second.",
    jobs: [
      job("Senior UX Designer", "Cascade Benefits", "Tacoma, WA", "January 2020", "Present", [
        "Redesigned the claim form in Figma; calls fell by a quarter.",
        "Ran usability testing with forty people who use screen readers.",
      ]),
      job("Visual Designer", "Word of Mouth Agency", "Portland, OR", "March 2016", "December 2019", [
        "Drew brands for breweries and one museum.",
        "Made the office a better place to work in.",
      ]),
    ],
    schools: [{ degree: "BDes Interaction Design", school: "Puget Institute of Arts", dates: "2012 – 2016" }],
    skills: ["Figma", "Wireframing", "Usability testing", "Accessibility"],
    awards: ["Rainier Design Award 2023", "Member of Puget Rowing Club, Kirkland, WA"],
    years: 10,
    told: ["Figma", "Usability testing"],
  },
  omar: {
    first: "Omar",
    last: "El-Sayed",
    headline: "Student, Electrical Engineering",
    email: "omar.elsayed@example.edu",
    phone: "(734) 555-0126",
    github: "github.com/omar-elsayed",
    home: "Ann Arbor, MI",
    city: "Ann Arbor",
    state: "MI",
    summary: "Student of electrical engineering who builds radios that work in the rain.",
    jobs: [
      job("Teaching Assistant", "Huron Valley University", "Ann Arbor, MI", "Sep 2024", "Present", [
        "Helps ninety students through signals and their first oscilloscope.",
        "Graded labs in MATLAB and wrote two new ones.",
      ]),
      job("Intern", "Motor City Sensors", "Detroit, MI", "May 2024", "Aug 2024", [
        "Tested a board for a parking sensor with Altium Designer.",
        "Presented the results to the plant.",
      ]),
    ],
    schools: [
      { degree: "B.S.E. Electrical Engineering", school: "Huron Valley University", dates: "Expected May 2027" },
    ],
    skills: ["C++", "MATLAB", "PCB design", "Soldering"],
    awards: ["Dean's List 2024", "Robotics Club, Huron Valley University"],
    years: 2,
    told: ["MATLAB"],
  },
  seamus: {
    first: "Séamus",
    last: "O’Donoghue",
    headline: "Electrician",
    email: "seamus.odonoghue@example.com",
    phone: "+353 1 555 0192",
    home: "Galway, Ireland",
    city: "Galway",
    country: "Ireland",
    summary: "Electrician for old houses and new heat pumps, with a van that is always in order.",
    jobs: [
      job("Lead Electrician", "Claddagh Power", "Galway, Ireland", "Jun 2018", "Present", [
        "Wires twenty houses a year and trains two apprentices.",
        "Reads blueprints and finds the fault in them.",
      ]),
      job("Electrician", "Liffey Works", "Dublin, Ireland", "Oct 2011", "May 2018", [
        "Kept the lines of a dairy running.",
        "Fitted solar panels before it was fashion.",
      ]),
    ],
    schools: [{ degree: "Apprenticeship, Electrical", school: "Shannon Training Institute", dates: "2007 – 2011" }],
    skills: ["Electrical wiring", "Blueprint reading", "Troubleshooting"],
    awards: ["2017 Apprentice Trophy", "Corrib Hurling Club, Galway"],
    years: 15,
    told: ["Heat pumps", "Solar panels"],
  },
  julia: {
    first: "Julia",
    last: "Brandstätter",
    headline: "Product Manager",
    email: "julia.brandstaetter@example.at",
    phone: "+43 1 5550 177",
    linkedin: "linkedin.com/in/julia-brandstaetter",
    home: "1070 Wien, Austria",
    city: "Wien",
    country: "Austria",
    summary: "Product manager who writes less and ships more.",
    jobs: [
      job("Product Manager", "Donau Mobil", "Linz, Austria", "Apr 2019", "Present", [
        "Launched tickets for buses in eleven towns, planned in Jira and on one wall.",
        "Talks to a traveler every week and writes it down for everybody.",
      ]),
      job("Business Analyst", "Phoenix Versicherung", "Graz, Austria", "Oct 2014", "Mar 2019", [
        "Turned complaints into requirements.",
        "Cut the time of a claim from nine days to two.",
      ]),
    ],
    schools: [{ degree: "MSc Business Informatics", school: "University of Graz", dates: "2009 – 2014" }],
    skills: ["Product management", "Roadmapping", "Jira", "SQL"],
    awards: ["2022 Staatspreis Mobilität", "Alpenverein Wien"],
    years: 12,
    told: ["Jira"],
  },
} as const satisfies Record<string, Person>;
