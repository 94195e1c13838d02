import type { Career } from "../career.ts";

export const software: Record<string, Career> = {
  candidate: {
    work: [
      [
        "Backend Engineer",
        "Lanthorn Maps, Boulder, CO",
        "2021 – today",
        "Owns the services behind 310 million shipments: import, search and the partner API. Cut the nightly import from five hours to forty minutes.",
      ],
      [
        "Software Engineer",
        "Pinegate Tickets, Denver, CO",
        "2018 – 2021",
        "Moved the seat map to GraphQL and the database to PostgreSQL, on a Tuesday.",
      ],
      [
        "Physics Teacher",
        "Arapahoe Ridge High School, Boulder, CO",
        "2016 – 2018",
        "Grades 9 to 11, and the robotics club.",
      ],
    ],
    education: [["B.S. Physics", "Front Range State University", "2016"]],
    letter: [
      "I build services that other teams forget are there. At Lanthorn Maps these are the ones behind 310 million shipments, and in three years nobody has been called about them at night except me, twice.",
      "I am looking for a team that decides in writing and owns what it runs. I would like to show you how I work: small steps, early questions, tests before opinions.",
    ],
    certificates: [["Infrastructure as Code, Associate", "Cloud Practitioners' Guild", "March 2024"]],
  },
  grace: {
    work: [
      [
        "Software Engineer",
        "Harrow Data, Cheyenne, WY",
        "2019 – today",
        "Split a booking database of 900 million rows by region without a night of downtime. Leads the on-call rota of eleven people.",
      ],
      [
        "Developer",
        "Prairie Wire Telephone, Cheyenne, WY",
        "2015 – 2019",
        "Billing in Node.js and PostgreSQL, then the interface that partners use.",
      ],
    ],
    education: [["B.S. Computer Science", "High Plains University", "2015"]],
    letter: [
      "Freight interests me because it is physical: a late answer is a truck that waits. For seven years I have looked after the database that our bookings stand on, and I know what a slow index costs.",
      "What I would bring first is calm. I write reviews that people read, and the same fault seldom visits me twice.",
      "Kafka I know from the reading side only; I would like to change that with you.",
    ],
    certificates: [["Database Administration, Professional", "Relational Systems Institute", "June 2022"]],
    paper: [
      "booking-split-review",
      "Splitting the booking database by region",
      [
        "We wrote to both sides for nine days and compared counts every hour. The cut itself was a change of one setting, on a Tuesday at ten, with everybody at their desks.",
        "What went wrong: a report that nobody had listed read the old side for two more weeks. What we changed: every reader has an owner, and the list is checked by a program.",
        "Shared with the permission of Harrow Data.",
      ],
    ],
  },
  hana: {
    work: [
      [
        "Platform Engineer",
        "Cobalt Harbor, Denver, CO",
        "2020 – today",
        "Clusters for forty teams; deploys went from weekly to hourly.",
      ],
      [
        "Systems Administrator",
        "Denver Public Radio Cooperative",
        "2018 – 2020",
        "Kept the programme on the air through two moves.",
      ],
    ],
    education: [["B.A. Philosophy", "Mesa Verde College", "2018"]],
    letter: ["My work is done when nobody mentions it. I would be glad to make your releases as dull as ours."],
  },
  noor: {
    work: [
      [
        "Backend Engineer",
        "Larkspur Travel, Golden, CO",
        "2021 – today",
        "Moved 180 million bookings off one server without anybody noticing, and wrote down how.",
      ],
    ],
    education: [
      ["M.S. Computer Science", "Golden School of Engineering", "2021"],
      ["B.S. Computer Engineering", "Alexandria Technical University", "2018"],
    ],
    letter: [
      "I applied as soon as I read that decisions are made in writing. I write before I code, and I keep what I wrote when I was wrong.",
    ],
  },
  jonah: {
    work: [
      [
        "Full-stack Developer",
        "Clinic Calendar, Fort Collins, CO",
        "2022 – today",
        "Appointments for 300 practices, from the form to the row.",
      ],
    ],
    education: [["B.S. Software Engineering", "Poudre Valley University", "2022"]],
  },
  leila: {
    work: [
      [
        "Systems Engineer",
        "Western Water Controls, Denver, CO",
        "2019 – today",
        "Connects pumps, valves and the people who watch them, in Go and C++.",
      ],
      ["Controls Developer", "Isfahan Power Engineering", "2016 – 2019", "SCADA for two substations."],
    ],
    education: [["M.S. Control Systems", "Front Range State University", "2019"]],
    letter: [
      "Your software switches something heavy; so does mine. I like to be told what happens when it is wrong, and I test that first.",
    ],
  },
  bartholomew: {
    work: [
      [
        "Principal Engineer, Platform and Developer Experience",
        "Aspenline Cloud, Denver, CO",
        "2017 – today",
        "Platform for 600 engineers. Deleted eleven internal tools and nobody asked for one back.",
      ],
      ["Engineering Manager", "Aspenline Cloud, Denver, CO", "2013 – 2017", "From six people to forty."],
      ["Software Engineer", "Rookery Systems, London", "2009 – 2013", "Payments and the tests around them."],
    ],
    education: [["M.Eng. Computing", "Thamesbridge University", "2009"]],
    certificates: [["Kubernetes Administrator", "Cloud Practitioners' Guild", "January 2023"]],
  },
  ines: {
    work: [
      [
        "Software Engineer",
        "Rio Grande Hospital, Albuquerque, NM",
        "2023 – today",
        "Small services around forty million lab results.",
      ],
    ],
    education: [["B.S. Informatics", "University of Porto Novo", "2022"]],
  },
  meiling: {
    work: [
      [
        "API Engineer",
        "Kaido Payments, Denver, CO",
        "2021 – today",
        "Interfaces that ninety partners use without calling.",
      ],
      [
        "Software Engineer",
        "Minato Port Systems, Yokohama",
        "2019 – 2021",
        "Replaced faxes, one shipping line at a time.",
      ],
    ],
    education: [["B.Eng. Information Science", "Yokohama Bay University", "2019"]],
    letter: [
      "I write interfaces that explain themselves, in Japanese and in English. Partners of mine rarely call, and when they do it is to say thank you.",
    ],
  },
  samir: {
    work: [["Backend Engineer", "Cedar Pay, Denver, CO", "2020 – today", "220 million payments, each exactly once."]],
    education: [["B.S. Mathematics", "Beirut College of Science", "2019"]],
  },
  anneke: {
    work: [
      [
        "Data Engineer",
        "Milestone Outdoor, Louisville, CO",
        "2018 – today",
        "A warehouse of eleven terabytes, right every morning at six.",
      ],
    ],
    education: [["M.S. Statistics", "Leiden Institute", "2018"]],
    letter: [
      "You describe three truths that should be one. I have done that twice; it took fewer tables and more lunches than expected.",
    ],
  },
  kofi: {
    work: [["Full-stack Engineer", "Handrail, Aurora, CO", "2021 – today", "An app for people who work standing up."]],
    education: [["B.A. Design and Technology", "Accra Metropolitan College", "2020"]],
  },
  petra: {
    work: [
      ["Staff Engineer", "Juniper Health, Boulder, CO", "2018 – today", "Three rewrites led, four prevented."],
      ["Senior Engineer", "Vltava Software, Brno", "2013 – 2018", "Booking and billing for railways."],
    ],
    education: [["Ing. Computer Science", "Brno Technical University", "2013"]],
  },
  idris: {
    work: [
      [
        "Staff Engineer",
        "Redwood Blood Services, Denver, CO",
        "2019 – today",
        "Event streams that must never be late.",
      ],
      [
        "Senior Engineer",
        "Continental Rail, Denver, CO",
        "2014 – 2019",
        "Positions of 9,000 cars, every ten seconds, with Kafka and Go.",
      ],
    ],
    education: [["B.S. Computer Engineering", "Casablanca Polytechnic", "2014"]],
    letter: [
      "Late is a kind of wrong: I learned that with trains and then with blood. Freight is the middle between the two, and I would like to work on it.",
      "I have used everything on your list in production, and I have opinions about four of them.",
    ],
    certificates: [
      ["Event Streaming, Professional", "Cloud Practitioners' Guild", "May 2023"],
      ["Terraform Associate", "Cloud Practitioners' Guild", "August 2021"],
    ],
    paper: [
      "streams-review",
      "A consumer that fell six hours behind",
      [
        "One message was larger than all others together. The consumer read it, gave up, and read it again.",
        "We set a limit, moved large ones to storage, and alarmed on age instead of count. It has not happened since; something else has, and it is on the next page.",
      ],
    ],
  },
  dmitri: {
    work: [
      [
        "Site Reliability Engineer",
        "Northlight Video, Denver, CO",
        "2016 – today",
        "Woken 31 times in the first year and twice in the last.",
      ],
    ],
    education: [["Diploma in Physics", "Novgorod State University", "2015"]],
    paper: [
      "empty-backup",
      "The backup that was empty since spring",
      [
        "On a Thursday we needed last week's data and had none. The backup ran every night, reported success, and wrote nothing.",
        "Since then a restore runs every Friday, and only a restore counts as a backup.",
      ],
    ],
  },
};
