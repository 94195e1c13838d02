/** What a reader of the resume would enter in a profile; null where it says nothing. */
export interface ExpectedFacts {
  first: string | null;
  last: string | null;
  title: string | null;
  email: string | null;
  phone: string | null;
  linkedin: string | null;
  github: string | null;
  portfolio: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  years: number | null;
  /** Known skills, under their vocabulary names. */
  skills: string[];
}

interface ResumeText {
  what: string;
  pages: string[];
  expected: ExpectedFacts;
}

const nothing: ExpectedFacts = {
  first: null,
  last: null,
  title: null,
  email: null,
  phone: null,
  linkedin: null,
  github: null,
  portfolio: null,
  city: null,
  state: null,
  country: null,
  years: null,
  skills: [],
};

/** Fictional resumes in realistic formats; years are counted on 2026-11-24. */
export const resumeTexts: ResumeText[] = [
  {
    what: "a software engineer, US, one page",
    pages: [
      `Nadia Ferreira
Senior Software Engineer
Boulder, CO 80302 | (303) 555-0142 | nadia.ferreira@example.com
linkedin.com/in/nadia-ferreira | github.com/nadiaf

SUMMARY
Backend engineer who builds services that other teams forget are there.

EXPERIENCE
Senior Software Engineer, Quillmark Inc.    Mar 2021 – Present
• Moved 40 services to Kubernetes; introduced event streaming with Kafka.
• Cut the bill of the cloud by 30 % with Terraform.
Software Engineer, Korvane LLC    Apr 2017 – Feb 2021
• REST APIs in Node.js and TypeScript over PostgreSQL.

SKILLS
TypeScript, Node.js, PostgreSQL, Kafka, Terraform, Docker, GraphQL

EDUCATION
BSc Computer Science, University of Colorado Boulder, 2013 – 2017`,
    ],
    expected: {
      ...nothing,
      first: "Nadia",
      last: "Ferreira",
      title: "Senior Software Engineer",
      email: "nadia.ferreira@example.com",
      phone: "(303) 555-0142",
      linkedin: "https://www.linkedin.com/in/nadia-ferreira",
      github: "https://github.com/nadiaf",
      city: "Boulder",
      state: "CO",
      years: 9,
      skills: ["TypeScript", "Node.js", "PostgreSQL", "Kafka", "Terraform", "Docker", "GraphQL", "Kubernetes"],
    },
  },
  {
    what: "a nurse with credentials, jobs that overlap",
    pages: [
      `MARIA GONZALEZ-LOPEZ, RN, BSN
1420 Willow Street, Apt 5
San Antonio, TX 78205
Phone: 210-555-0163
Email: maria.gonzalez@example.org

PROFESSIONAL SUMMARY
Registered Nurse with experience in critical care.

CLINICAL EXPERIENCE
Registered Nurse, ICU
Saltmere Medical Center, San Antonio, TX
06/2018 - Present
- Patient assessment, IV therapy and ventilator care for up to three patients

Registered Nurse, Emergency Department (per diem)
Bexar County Hospital
01/2020 - 12/2021

EDUCATION
Bachelor of Science in Nursing, UT Health San Antonio, 2014 - 2018

LICENSES AND CERTIFICATIONS
BLS, ACLS (expires 08/2027)

SKILLS
Wound care; Phlebotomy; IV therapy; Epic; Triage`,
    ],
    expected: {
      ...nothing,
      first: "Maria",
      last: "Gonzalez-Lopez",
      title: "Registered Nurse",
      email: "maria.gonzalez@example.org",
      phone: "210-555-0163",
      city: "San Antonio",
      state: "TX",
      years: 8,
      skills: ["Wound care", "Phlebotomy", "Infusion therapy", "Triage", "Epic", "BLS", "ACLS"],
    },
  },
  {
    what: "a German developer, umlauts, German dates and headings",
    pages: [
      `Lebenslauf
Jörg Müller-Weiß
Softwareentwickler
Schönhauser Allee 12, 10435 Berlin, Deutschland
Telefon: +49 171 5550123
E-Mail: joerg.mueller@example.de

Berufserfahrung
03.2019 – heute    Softwareentwickler, Brückenbau GmbH, Berlin
Entwicklung mit Java und Spring Boot, Datenbanken mit PostgreSQL
09.2015 – 02.2019    Junior-Softwareentwickler, Nordlicht AG, Hamburg

Ausbildung
10.2011 – 08.2015    Bachelor Informatik, Technische Universität Berlin

Kenntnisse
Java, Spring Boot, PostgreSQL, Docker, Git

Sprachen
Deutsch (Muttersprache), Englisch (fließend)`,
    ],
    expected: {
      ...nothing,
      first: "Jörg",
      last: "Müller-Weiß",
      title: "Softwareentwickler",
      email: "joerg.mueller@example.de",
      phone: "+49 171 5550123",
      city: "Berlin",
      country: "Deutschland",
      years: 11,
      skills: ["Java", "Spring Boot", "PostgreSQL", "Docker", "Git"],
    },
  },
  {
    what: "a name from right to left",
    pages: [
      `يوسف حداد
Mechanical Engineer
Dearborn, Michigan, USA • +1 313 555 0177 • y.haddad@example.com

Work Experience
Mechanical Engineer, Ironpost Works — 2016 to present
Design of fixtures in SolidWorks and AutoCAD.
Junior Engineer, Lakeside Tooling — 2013 to 2016

Education
Master of Science, Mechanical Engineering, Wayne State University, 2013

Skills
SolidWorks, AutoCAD, GD&T, Six Sigma`,
    ],
    expected: {
      ...nothing,
      first: "يوسف",
      last: "حداد",
      title: "Mechanical Engineer",
      email: "y.haddad@example.com",
      phone: "+1 313 555 0177",
      city: "Dearborn",
      state: "Michigan",
      country: "USA",
      years: 13,
      skills: ["SolidWorks", "AutoCAD", "GD&T", "Six Sigma"],
    },
  },
  {
    what: "no name, no dates",
    pages: [
      `Truck Driver
Call 602.555.0119 or write to cdl.driver77@example.net
Phoenix, AZ

I have 12 years of experience on the road, dry van and flatbed.

Skills
CDL-A, Forklift, Load securement, Electronic logging devices`,
    ],
    expected: {
      ...nothing,
      title: "Truck Driver",
      email: "cdl.driver77@example.net",
      phone: "602.555.0119",
      city: "Phoenix",
      state: "AZ",
      years: 12,
      skills: ["CDL Class A", "Forklift operation"],
    },
  },
  {
    what: "two columns, the narrow one first, as it is read from the page",
    pages: [
      `CONTACT
+44 20 7946 0958
priya.raman@example.co.uk
London, United Kingdom
www.priyaraman.design
SKILLS
Figma
User research
Prototyping
Design systems
HTML
CSS
Priya Raman
Senior Product Designer
PROFILE
Product designer for health care.
EXPERIENCE
Senior Product Designer, Marlow Health
Jan 2020 - Present
Product Designer, Studio Vantry
Sept 2016 - Dec 2019
EDUCATION
BA Graphic Design, Central Saint Martins
2013 - 2016`,
    ],
    expected: {
      ...nothing,
      first: "Priya",
      last: "Raman",
      title: "Senior Product Designer",
      email: "priya.raman@example.co.uk",
      phone: "+44 20 7946 0958",
      portfolio: "https://www.priyaraman.design",
      city: "London",
      country: "United Kingdom",
      years: 10,
      skills: ["Figma", "UX research", "Prototyping", "Design systems", "HTML", "CSS"],
    },
  },
  {
    what: "an accountant, two pages, two-digit years, a gap",
    pages: [
      `Robert J. O'Connor, CPA
Columbus, Ohio 43215 · 614-555-0188 · robert.oconnor@example.com · https://www.linkedin.com/in/robertoconnor/

Professional Experience
Senior Accountant, Halewick Partners, Columbus, Ohio
Jan '19 - Present
Month-end close, general ledger, financial reporting under GAAP.
Staff Accountant, Brackenline, Dayton, Ohio
Jun '12 - Mar '16`,
      `Education
BBA Accounting, Ohio State University, 2008 - 2012
Certifications
Certified Public Accountant (CPA)
Technical Skills
QuickBooks | Microsoft Excel | General ledger | SAP | Tax preparation`,
    ],
    expected: {
      ...nothing,
      first: "Robert J.",
      last: "O'Connor",
      title: "Senior Accountant",
      email: "robert.oconnor@example.com",
      phone: "614-555-0188",
      linkedin: "https://www.linkedin.com/in/robertoconnor",
      city: "Columbus",
      state: "Ohio",
      years: 11,
      skills: ["QuickBooks", "Microsoft Excel", "General ledger", "SAP", "Tax preparation", "CPA"],
    },
  },
  {
    what: "a last name of several words, French phone, seasons",
    pages: [
      `Curriculum Vitae
Anneke van der Berg
Data Scientist
Lyon, France
Tél : 06 12 34 56 78
anneke.vdberg@example.fr
Portfolio: https://anneke.example/data
GitHub: https://github.com/annekevdb/forecasts

Employment History
Data Scientist at Lanternfish, Spring 2022 until today
Data Analyst at Orielle, September 2018 to February 2022

Education
MSc Statistics, Université Lyon 1, 2016-2018

Technical Skills: Python, R, SQL, pandas, scikit-learn
Languages: Dutch, French, English`,
    ],
    expected: {
      ...nothing,
      first: "Anneke",
      last: "van der Berg",
      title: "Data Scientist",
      email: "anneke.vdberg@example.fr",
      phone: "06 12 34 56 78",
      github: "https://github.com/annekevdb",
      portfolio: "https://anneke.example/data",
      city: "Lyon",
      country: "France",
      years: 8,
      skills: ["Python", "R", "SQL", "Pandas", "scikit-learn"],
    },
  },
  {
    what: "letters set apart, phone with extension, an address on one line",
    pages: [
      `T O M Á S  R I V E R A
Electrician
88 Canal Road, Unit 4, Baltimore, MD 21201, United States
(410) 555-0134 ext. 22
tomas.rivera@example.com

Employment
Journeyman Electrician, Chesapeake Electric, 05/2014 – 11/2022
Master Electrician, self-employed, 12/2022 – present

Core Competencies
• Conduit bending
• Blueprint reading
• Motor controls
• Troubleshooting

Education
Apprenticeship, IBEW Local 24, 2009 – 2014`,
    ],
    expected: {
      ...nothing,
      first: "Tomás",
      last: "Rivera",
      title: "Electrician",
      email: "tomas.rivera@example.com",
      phone: "(410) 555-0134 ext. 22",
      city: "Baltimore",
      state: "MD",
      country: "United States",
      years: 12,
      skills: ["Conduit bending", "Blueprint reading"],
    },
  },
  {
    what: "a cook whose last name stands first",
    pages: [
      `Nguyen, Linh
Line Cook
Seattle, WA
206 555 0108
linh.nguyen@example.com

Experience
Line Cook, Harbor Kitchen, Seattle — August 2021 to Present
Prep Cook, The Green Fork, Tacoma — 2019 - 2021

Skills: Food safety, Knife skills, Inventory management, Spanish`,
    ],
    expected: {
      ...nothing,
      first: "Linh",
      last: "Nguyen",
      title: "Line Cook",
      email: "linh.nguyen@example.com",
      phone: "206 555 0108",
      city: "Seattle",
      state: "WA",
      years: 7,
      skills: ["Food hygiene", "Knife skills", "Inventory management", "Spanish"],
    },
  },
  {
    what: "a teacher, the newest job names the title",
    pages: [
      `Grace Abiola
grace.abiola@example.edu
+1 (404) 555-0190
Atlanta, Georgia

OBJECTIVE
To teach mathematics where children are curious.

TEACHING EXPERIENCE
Math Teacher
Peachtree Middle School
August 2019 – June 2026
Student Teacher
Decatur High School
January 2019 – May 2019

EDUCATION
M.Ed. Secondary Education, Georgia State University, May 2019

SKILLS
Classroom management, Lesson planning, Google Classroom, Curriculum development`,
    ],
    expected: {
      ...nothing,
      first: "Grace",
      last: "Abiola",
      title: "Math Teacher",
      email: "grace.abiola@example.edu",
      phone: "+1 (404) 555-0190",
      city: "Atlanta",
      state: "Georgia",
      years: 7,
      skills: ["Classroom management", "Lesson planning", "Google Classroom", "Curriculum development"],
    },
  },
  {
    what: "a letter that is no resume",
    pages: [
      `To whom it may concern,
please find enclosed the invoice of 2024-05-31 over 1,204.00 for the order 4711-0815.
With kind regards,
The office`,
    ],
    expected: nothing,
  },
];
