import { describe, expect, it } from "vitest";
import { positionDates, schoolDates, schoolTitle } from "@/candidates/model/history-words";
import { findPositions } from "@/candidates/model/resume/find-positions";
import { findSchools } from "@/candidates/model/resume/find-schools";
import { lineOf } from "@/candidates/model/resume/resume-text";

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => lineOf(line, 1));
const jobsIn = (text: string) =>
  findPositions(linesOf(text)).map(({ title, company, location, start, end }) =>
    [
      title,
      company,
      location,
      positionDates({
        start_year: start.year,
        start_month: start.month,
        end_year: end?.year ?? null,
        end_month: end?.month ?? null,
      }),
    ].join(" / "),
  );
const schoolsIn = (text: string) =>
  findSchools(linesOf(text)).map((found) =>
    [schoolTitle(found), found.school, schoolDates({ start_year: found.from, end_year: found.to })].join(" / "),
  );

describe("jobs", () => {
  it.each([
    [
      "one line",
      "Senior Engineer, Quillmark Inc.    Jan 2019 – Present",
      "Senior Engineer / Quillmark Inc. /  / Jan 2019–present",
    ],
    ["years alone", "Line Cook | Harbor Kitchen | 2015-2018", "Line Cook / Harbor Kitchen /  / 2015–2018"],
    [
      'a word for "at"',
      "Data Analyst at Orielle, September 2018 to February 2022",
      "Data Analyst / Orielle /  / Sep 2018–Feb 2022",
    ],
    [
      "dates below",
      "Math Teacher\nPeachtree Middle School\nAugust 2019 – June 2026",
      "Math Teacher / Peachtree Middle School /  / Aug 2019–Jun 2026",
    ],
    [
      "dates on the left",
      "03.2019 – heute    Softwareentwickler, Brückenbau GmbH, Berlin",
      "Softwareentwickler / Brückenbau GmbH / Berlin / Mar 2019–present",
    ],
    [
      "the company first",
      "La Piedra    Santa Fe, NM\nExecutive Chef    Apr. 2016 – Present",
      "Executive Chef / La Piedra / Santa Fe, NM / Apr 2016–present",
    ],
    [
      "a dash and brackets",
      "Web Developer — Ruby Street Studio (Oakland, CA)\nAug 2019 — Oct 2022",
      "Web Developer / Ruby Street Studio / Oakland, CA / Aug 2019–Oct 2022",
    ],
    [
      "accents",
      "Ingénieure, Société Générale, Lyon, France\nDécembre 2018 – présent",
      "Ingénieure / Société Générale / Lyon, France / Dec 2018–present",
    ],
    [
      "numbers for months",
      "Registered Nurse, ICU\nSaltmere Medical Center, San Antonio, TX\n06/2018 - Present",
      "Registered Nurse, ICU / Saltmere Medical Center / San Antonio, TX / Jun 2018–present",
    ],
    [
      "short years",
      "Staff Accountant, Brackenline, Dayton, Ohio\nJun '12 - Mar '16",
      "Staff Accountant / Brackenline / Dayton, Ohio / Jun 2012–Mar 2016",
    ],
    [
      "a broken date cell",
      "Apr 2014–Jul    Forklift Operator, Buckeye Storage, Lima, OH\n2019",
      "Forklift Operator / Buckeye Storage / Lima, OH / Apr 2014–Jul 2019",
    ],
    ["remote work", "Support Specialist, Acme, Remote | 2020 – 2021", "Support Specialist / Acme / Remote / 2020–2021"],
  ])("are read with %s", (_, text, expected) => expect(jobsIn(text)).toEqual([expected]));

  it("are read in sequence, with their descriptions", () => {
    const text = `
Stage Manager    Mar. 2018 – Present
Rivera Opera Company    Palo Alto, CA
• Called 140 performances of new work; the composition of the
crew changed every season.
• Led two tours.
Assistant Stage Manager    Mar. 2010 – Aug. 2017
Jenkins Playhouse    Cypress, TX
Wrote the cue sheets and kept them current.`;
    expect(jobsIn(text)).toEqual([
      "Stage Manager / Rivera Opera Company / Palo Alto, CA / Mar 2018–present",
      "Assistant Stage Manager / Jenkins Playhouse / Cypress, TX / Mar 2010–Aug 2017",
    ]);
    expect(findPositions(linesOf(text)).map((job) => job.text)).toEqual([
      "- Called 140 performances of new work; the composition of the crew changed every season.\n- Led two tours.",
      "Wrote the cue sheets and kept them current.",
    ]);
  });

  it("at the same company can share its name", () => {
    const text =
      "Helm & Harbor Bank    Cedar Park, TX\nStaff Engineer    2019 – Present\n• Runs services.\nEngineer    2016 – 2019\n• Wrote services.";
    expect(jobsIn(text)).toEqual([
      "Staff Engineer / Helm & Harbor Bank / Cedar Park, TX / 2019–present",
      "Engineer / Helm & Harbor Bank /  / 2016–2019",
    ]);
  });

  it("are marked as guesses if unclear, and left out without a company or dates", () => {
    expect(findPositions(linesOf("Wrangler | Blue Mesa | 2019 – 2020"))[0]).toMatchObject({ isGuess: true });
    expect(jobsIn("Engineer, 2019 – 2020")).toEqual([]);
    expect(jobsIn("Engineer, Quillmark Inc.")).toEqual([]);
    expect(jobsIn("")).toEqual([]);
  });
});

describe("schools", () => {
  it.each([
    [
      "one line",
      "BSc Computer Science, University of Colorado, 2013 – 2017",
      "BSc Computer Science / University of Colorado / 2013–2017",
    ],
    [
      "one year",
      "M.Ed. Secondary Education, Georgia State University, May 2019",
      "M.Ed. Secondary Education / Georgia State University / 2019",
    ],
    [
      "a future year",
      "BFA Theater, Baruch Street College, Expected May 2027",
      "BFA Theater / Baruch Street College / 2027",
    ],
    [
      "three lines",
      "MSc Statistics\nUniversity of Gdańsk\n2010 – 2015",
      "MSc Statistics / University of Gdańsk / 2010–2015",
    ],
    [
      "the school first",
      "Sonora Community College    2009 – 2011\nAssociate Degree, Culinary Arts",
      "Associate Degree in Culinary Arts / Sonora Community College / 2009–2011",
    ],
    [
      "a spelled-out degree",
      "Bachelor of Science in Nursing, Doña Ana College, 2010 – 2014",
      "Bachelor of Science in Nursing / Doña Ana College / 2010–2014",
    ],
    [
      "umlauts",
      "10.2011 – 08.2015    Bachelor Informatik, Technische Universität Berlin",
      "Bachelor Informatik / Technische Universität Berlin / 2011–2015",
    ],
    ["no years", "MBA, Wharton School", "MBA / Wharton School / "],
  ])("are read with %s", (_, text, expected) => expect(schoolsIn(text)).toEqual([expected]));

  it("are read in sequence", () => {
    expect(schoolsIn("2013    High School Diploma, Linden High School\n2009 – 2011    GED, Lima School")).toEqual([
      "High School Diploma / Linden High School / 2013",
      "GED / Lima School / 2009–2011",
    ]);
  });
});
