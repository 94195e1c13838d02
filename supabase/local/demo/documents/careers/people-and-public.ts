import type { Career } from "../career.ts";

export const peopleAndPublic: Record<string, Career> = {
  amal: {
    work: [
      [
        "Registered Nurse",
        "Riverbend Community Clinic, Eugene, OR",
        "2021 – today",
        "Walk-in clinic, seventy people a day.",
      ],
      ["Emergency Nurse", "Central Teaching Hospital, Amman", "2017 – 2021", "Nights, mostly."],
    ],
    education: [["B.S. Nursing", "Amman University of Health", "2017"]],
    letter: [
      "I decide who cannot wait, and I explain it to the others. Both take practice, and I have had nine years of it.",
      "I speak Arabic with patients who have no other language, and would be glad to do so on Willamette Street.",
    ],
    certificates: [["Advanced Cardiovascular Life Support", "Pacific Life Support Network", "November 2025"]],
    paper: [
      "license",
      "Registered Nurse License, copy",
      [
        "State of Oregon, Board of Nursing (demonstration copy).",
        "Issued to the person named above. Valid for two years from the date of renewal.",
      ],
    ],
  },
  minhkhai: {
    work: [
      [
        "Medical Assistant",
        "McKenzie Family Practice, Springfield, OR",
        "2022 – today",
        "Blood, pressure, and a joke.",
      ],
    ],
    education: [["Medical Assisting Certificate", "Lane Valley College", "2021"]],
    certificates: [["Certified Phlebotomy Technician", "National Phlebotomy Board", "May 2022"]],
  },
  oluwaseun: {
    work: [
      [
        "Nurse Manager",
        "Willamette Home Health, Eugene, OR",
        "2018 – today",
        "Thirty nurses, and patients on Fridays.",
      ],
      ["Registered Nurse", "Lagos General", "2010 – 2018", "Surgery, then community care."],
    ],
    education: [["M.S. Nursing Leadership", "Cascadia University", "2018"]],
    letter: ["I plan shifts that people can live with. In three years two nurses have left, and one has come back."],
  },
  siobhan: {
    work: [
      ["Registered Nurse", "Cascade Surgical, Eugene, OR", "2025 – today", "Ward of twenty-four beds."],
      ["Staff Nurse", "Galway Bay Hospital", "2022 – 2025", "Surgery."],
    ],
    education: [["B.Sc. Nursing", "Connacht Institute", "2022"]],
  },
  wulandari: {
    work: [["Home Care Aide", "Lane County Home Help", "2021 – today", "Eleven people, each every week."]],
    education: [["Certified Nursing Assistant", "Lane Valley College", "2021"]],
  },
  eleni: {
    work: [
      ["Mathematics Teacher", "Kaibab Middle School, Flagstaff, AZ", "2017 – today", "Grades 6 to 8."],
      ["Mathematics Teacher", "3rd Gymnasium of Patras", "2014 – 2017", "Grades 7 to 9."],
    ],
    education: [["B.S. Mathematics", "Ionian University of Patras", "2013"]],
    letter: [
      "Fractions are the last thing children believe they can understand and the first they are proud of. I have seen it five hundred times and would like to see it in your school.",
    ],
  },
  delphine: {
    work: [
      [
        "Special Education Paraprofessional",
        "Mount Elden Elementary, Flagstaff, AZ",
        "2020 – today",
        "Two children at a time, all day.",
      ],
    ],
    education: [["B.A. Psychology", "Laurentides University", "2019"]],
  },
  yael: {
    work: [
      [
        "Science Teacher",
        "Coconino Charter School, Flagstaff, AZ",
        "2021 – today",
        "Grades 6 to 9; something floats, burns or grows.",
      ],
    ],
    education: [["M.S. Chemistry", "Haifa Bay University", "2020"]],
  },
  minjun: {
    work: [
      ["Sous Chef", "The Tabby House, Savannah, GA", "2021 – today", "Line of five, sixty seats."],
      ["Line Cook", "Namdaemun Kitchen, Atlanta, GA", "2018 – 2021", "Grill, then stocks."],
    ],
    education: [["Culinary Arts", "Seoul Culinary School", "2017"]],
    certificates: [["Food Protection Manager", "Coastal Food Safety", "April 2024"]],
  },
  yusuf: {
    work: [["Front Desk Agent", "Oglethorpe Inn, Savannah, GA", "2023 – today", "Nights and the late train."]],
    education: [["Associate in Hospitality", "Savannah Coastal College", "2023"]],
    letter: ["I remember what guests asked for last time. They ask for me the next time."],
  },
  cagla: {
    work: [["Banquet Captain", "Forsyth Hall, Savannah, GA", "2019 – today", "Up to four hundred guests."]],
    education: [["B.A. Tourism", "Izmir Aegean College", "2018"]],
  },
  joaopedro: {
    work: [
      ["Guest Relations Manager", "Hotel Bull & Bay, Savannah, GA", "2020 – today", "Guests who come back."],
      ["Concierge", "Pousada do Recife", "2016 – 2020", "Four languages."],
    ],
    education: [["B.A. Hospitality Management", "Federal University of Olinda", "2016"]],
  },
  thorunn: {
    work: [
      [
        "Store Manager",
        "Lake Champlain Outfitters, Burlington, VT",
        "2019 – today",
        "Twelve people and a repair bench.",
      ],
    ],
    education: [["B.A. Business", "Akureyri College", "2016"]],
  },
  marcellus: {
    work: [
      [
        "Visual Merchandiser",
        "Church Street Books, Burlington, VT",
        "2022 – today",
        "Windows from wood and leftovers.",
      ],
    ],
    education: [["B.F.A. Sculpture", "Winooski School of Art", "2021"]],
  },
  xiuying: {
    work: [["Sales Associate", "Green Mountain Shoes, Burlington, VT", "2024 – today", "The third boot fits."]],
    education: [["High school diploma", "Burlington High School", "2023"]],
  },
  priyanka: {
    work: [["Actuarial Analyst", "Great Lakes Mutual, Chicago, IL", "2022 – today", "Reserves for storm and ice."]],
    education: [["M.S. Statistics", "Lakeshore University", "2022"]],
    certificates: [["Six preliminary exams passed", "Actuarial Examination Board", "November 2025"]],
  },
  rasmus: {
    work: [["Claims Adjuster", "Harborline Marine, Chicago, IL", "2019 – today", "Dents, ropes, one sunk ferry."]],
    education: [["B.A. Maritime Law", "Tartu Maritime College", "2018"]],
  },
  zoe: {
    work: [
      [
        "Product Designer",
        "Storyline Library App, Portland, OR",
        "2020 – today",
        "Reading screens for children and the people beside them.",
      ],
    ],
    education: [["B.A. Interaction Design", "Willamette College of Art", "2019"]],
    letter: [
      "I draw the error first. With children it is also the most used screen.",
      "The attached piece is the one I would do differently today, as you asked.",
    ],
    paper: [
      "reading-screens",
      "Reading screens, second attempt",
      [
        "The first version praised every word. Children stopped reading and collected praise.",
        "The second is silent until the page ends. It tested worse with parents and better with everybody else.",
      ],
    ],
  },
  marisol: {
    work: [["Illustrator", "Self-employed, Portland, OR", "2016 – today", "Fourteen picture books."]],
    education: [["B.F.A. Illustration", "Ponce School of Fine Arts", "2015"]],
  },
  lakeisha: {
    work: [["911 Dispatcher", "Fremont County, Cañon City, CO", "2018 – today", "Stays on the line."]],
    education: [["Emergency Communications", "Arkansas Valley College", "2018"]],
    certificates: [["Emergency Number Professional", "Public Safety Dispatch Board", "June 2021"]],
  },
  hyejin: {
    work: [["Permit Technician", "Town of Cascade Falls, CO", "2023 – today", "Setbacks, forty times a week."]],
    education: [["B.A. Urban Studies", "Han River University", "2022"]],
  },
};
