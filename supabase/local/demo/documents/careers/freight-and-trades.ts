import type { Career } from "../career.ts";

export const freightAndTrades: Record<string, Career> = {
  tomas: {
    work: [
      ["Night Dispatcher", "Bluestem Carriers, Aurora, CO", "2017 – today", "Sixty trucks a night, in two languages."],
      ["Driver", "Bluestem Carriers, Aurora, CO", "2013 – 2017", "Denver to Albuquerque and back."],
    ],
    education: [["Associate of Applied Science, Logistics", "Aurora Community College", "2013"]],
    letter: [
      "I have worked nights by choice for nine years. Drivers know my voice, and docks know my number.",
      "I would like to do it where the planner and the dispatcher talk to each other.",
    ],
  },
  joaquin: {
    work: [
      ["Dispatcher", "Sierra Produce Lines, Aurora, CO", "2022 – today", "Fresh fruit does not wait."],
      ["Driver", "Sierra Produce Lines", "2016 – 2022", "Half a million miles."],
    ],
    education: [["High school diploma", "Aurora Central", "2015"]],
  },
  ravi: {
    work: [
      [
        "Yard Supervisor",
        "Union Gate Terminals, Commerce City, CO",
        "2014 – today",
        "Ninety trailers before breakfast.",
      ],
    ],
    education: [["Diploma in Mechanical Engineering", "Coimbatore Polytechnic", "2011"]],
    certificates: [["Forklift Operator Trainer", "Warehouse Safety Council", "April 2021"]],
  },
  tamsin: {
    work: [
      [
        "Operations Manager",
        "Western Slope Rail, Grand Junction, CO",
        "2016 – today",
        "204 people, two depots, one ferry.",
      ],
      ["Depot Manager", "Penmere Buses, Truro", "2011 – 2016", "Eight people and forty buses."],
    ],
    education: [["B.A. Geography", "University of Penmere", "2010"]],
    letter: [
      "I visit first and decide second. In fifteen years that has cost me many miles and saved me most of my mistakes.",
    ],
  },
  silke: {
    work: [
      [
        "Billing Specialist",
        "Alpenglow Machines, Lakewood, CO",
        "2019 – today",
        "Invoices for 300 customers in two languages.",
      ],
    ],
    education: [["Commercial clerk, apprenticeship", "Chamber of Commerce, Ulm", "2018"]],
    certificates: [["German, mother tongue; English C1", "Language Center Denver", "October 2020"]],
  },
  emeka: {
    work: [
      ["Data Analyst", "Metro Transit Lab, Denver, CO", "2023 – today", "Finds the number that everybody believed."],
    ],
    education: [["M.S. Business Analytics", "Front Range State University", "2023"]],
    letter: ["Three years of positions every minute, and nobody has looked: I would start on Monday."],
  },
  lucia: {
    work: [
      [
        "Warehouse Trainer",
        "Steel City Storage, Pueblo, CO",
        "2018 – today",
        "Eight years without an accident on her shifts.",
      ],
    ],
    education: [["Certificate in Adult Education", "Pueblo Technical College", "2019"]],
    certificates: [
      ["OSHA 30-Hour General Industry", "Warehouse Safety Council", "February 2020"],
      ["First Aid and CPR", "Southern Colorado First Aid", "March 2025"],
    ],
  },
  arlo: {
    work: [
      [
        "Diesel Technician",
        "Interstate Truck Care, Denver, CO",
        "2015 – today",
        "Finds the fault first and changes parts second.",
      ],
    ],
    education: [["Diesel Technology", "Lincoln Trades Institute", "2014"]],
    certificates: [["Medium and Heavy Truck, Master Technician", "Automotive Service Board", "July 2019"]],
  },
  lukasz: {
    work: [
      [
        "Journeyman Lineworker",
        "Lake Superior Light, Duluth, MN",
        "2015 – today",
        "Forest, ice and storm; six apprentices.",
      ],
      ["Apprentice Lineworker", "Lake Superior Light, Duluth, MN", "2011 – 2015", "Poles."],
    ],
    education: [["Lineworker apprenticeship", "Northern Lines Joint Committee", "2015"]],
    letter: [
      "I live eleven minutes from your yard and have met half of your crew in storms. It seems time to do it in fair weather.",
    ],
    certificates: [["Journeyman Lineworker", "Northern Lines Joint Committee", "May 2015"]],
  },
  tui: {
    work: [["Framing Helper", "Olentangy Homes, Columbus, OH", "2025 – today", "On time, and sweeps."]],
    education: [["High school diploma", "Southside Columbus", "2024"]],
    letter: ["I have framed for a year and would like to learn what comes after the frame. I have my own hammer."],
  },
  ruben: {
    work: [
      [
        "Construction Superintendent",
        "Keystone Arch Builders, Columbus, OH",
        "2014 – today",
        "Eleven schools, two libraries, one fire station.",
      ],
      ["Foreman, Concrete", "Keystone Arch Builders, Columbus, OH", "2008 – 2014", "Crews of up to thirty."],
    ],
    education: [["B.S. Construction Management", "University of Monterrey Norte", "2007"]],
    certificates: [["OSHA 30-Hour Construction", "Ohio Site Safety Board", "January 2023"]],
  },
  olena: {
    work: [
      [
        "Civil Engineer",
        "Pikes Water Consultants, Colorado Springs, CO",
        "2022 – today",
        "Models creeks, then walks them.",
      ],
      ["Civil Engineer", "Dnipro Hydraulics, Kharkiv", "2017 – 2022", "Flood walls and one bridge."],
    ],
    education: [["M.S. Hydraulic Engineering", "Kharkiv Polytechnic", "2017"]],
    letter: [
      "Water finds the weak place. For nine years I have been paid to find it first.",
      "Your canyon I know from both floods, the second time as a volunteer with a shovel.",
    ],
  },
  kenta: {
    work: [
      [
        "CNC Machinist",
        "Forest City Precision, Rockford, IL",
        "2018 – today",
        "Sets up, runs and measures; four microns.",
      ],
      ["Machinist", "Hamamatsu Gear", "2015 – 2018", "Gears for small engines."],
    ],
    education: [["Machining, technical high school", "Hamamatsu", "2015"]],
    certificates: [["CNC Milling, Level III", "National Metalworking Council", "September 2020"]],
  },
  ingrid: {
    work: [
      [
        "Quality Engineer",
        "Rock River Hydraulics, Rockford, IL",
        "2019 – today",
        "Returns went from three percent to one.",
      ],
    ],
    education: [["M.S. Production Engineering", "Aalborg Technical University", "2018"]],
  },
  abebe: {
    work: [
      ["Machine Operator", "Forest City Precision, Rockford, IL", "2020 – today", "Six years, no scrap to speak of."],
    ],
    education: [["High school diploma", "Addis Ababa", "2014"]],
  },
};
