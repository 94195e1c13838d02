import type { Person } from "./people.ts";

export const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
export const links = (person: Person) =>
  [person.linkedin, person.github, person.portfolio].filter((link) => link !== undefined).map(asHtml);
export const contact = (person: Person) => [person.home, person.phone, person.email].map(asHtml).concat(links(person));
export const heading = (text: string) => `<h2>${text}</h2>`;
export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${asHtml(item)}</li>`).join("")}</ul>`;
export const lines = (items: readonly string[]) => items.map((item) => `<div>${item}</div>`).join("");

type Job = Person["jobs"][number];
export const dates = ({ from, to }: Job, dash = " – ") => `${from}${dash}${to}`;
export const points = (job: Job) => list(job.points);

/** Title and dates at both ends of a line, company and location below. */
const jobAcross = (dash?: string) => (job: Job) =>
  `<table class="wide"><tr><td><b>${asHtml(job.title)}</b></td><td class="end">${dates(job, dash)}</td></tr>
   <tr><td><i>${asHtml(job.company)}</i></td><td class="end">${asHtml(job.place)}</td></tr></table>${points(job)}`;
/** Location and dates on their own line. */
const jobBelow = (job: Job) =>
  `<p><b>${asHtml(job.title)}</b>, ${asHtml(job.company)}<br>${asHtml(job.place)} | ${dates(job)}</p>${points(job)}`;
/** Dates in a left column, optionally as four cells without a dash. */
const jobBeside = (dash: string) => (job: Job) =>
  `<tr><td class="date">${dates(job, dash)}</td><td><b>${asHtml(job.title)}</b>, ${asHtml(job.company)}, ${asHtml(job.place)}${points(job)}</td></tr>`;

const schoolLine = ({ degree, school, dates: when }: Person["schools"][number]) =>
  `<div>${asHtml(degree)}, ${asHtml(school)}, ${when}</div>`;
const schools = (person: Person) => person.schools.map(schoolLine).join("");
const skills = (person: Person) => `<div>${person.skills.map(asHtml).join(", ")}</div>`;
export const name = (person: Person) => asHtml(`${person.first} ${person.last}`);

export const page = (body: string, css = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>@page{margin:18mm}
body{font:10.5pt/1.3 "Liberation Sans";margin:0}h1{font-size:24pt}h2{font-size:12pt;margin:10pt 0 3pt}p{margin:4pt 0}
ul{margin:2pt 0 6pt;padding-left:14pt}table{border-spacing:0}td{vertical-align:top;padding:0}.wide{width:100%}.end{text-align:right}
.date{width:38mm}.rail{width:34mm}.side{width:52mm;padding-right:6mm}${css}</style></head><body>${body}</body></html>`;

const main = (person: Person, job: (job: Job) => string) =>
  `${heading("Experience")}${person.jobs.map(job).join("")}${heading("Education")}${schools(person)}`;

/** Layouts as HTML documents that all the programs can render. */
export const htmlLayouts = {
  classic: (person: Person) =>
    page(`<h1>${name(person)}</h1><div>${asHtml(person.headline)}</div><div>${contact(person).join(" | ")}</div>
${heading("Summary")}<p>${asHtml(person.summary)}</p>${main(person, jobAcross())}${heading("Skills")}${skills(person)}
${heading("Awards")}${lines(person.awards.map(asHtml))}`),

  /** Contact and skills at the left, the name in the main column. */
  sidebar: (person: Person) =>
    page(`<table class="wide"><tr><td class="side">${heading("Contact")}${lines(contact(person))}${heading("Skills")}
${lines(person.skills.map(asHtml))}${heading("Awards")}${lines(person.awards.map(asHtml))}</td>
<td><h1>${name(person)}</h1><div>${asHtml(person.headline)}</div>${heading("Profile")}<p>${asHtml(person.summary)}</p>
${main(person, jobBelow)}</td></tr></table>`),

  /** A sidebar on the same baseline grid as the summary next to it. */
  sidebarRight: (person: Person) =>
    page(
      `<h1>${name(person)}</h1><p>${asHtml(person.headline)}</p><table class="wide"><tr><td>${heading("Profile")}
<p>${asHtml(person.summary)} ${asHtml(person.summary)}</p>${main(person, jobBelow)}</td><td class="side">${heading("Contact")}
${lines(contact(person))}${heading("Skills")}${lines(person.skills.map(asHtml))}</td></tr></table>`,
      ".side{padding:0 0 0 7mm}",
    ),

  /** Section names to the left of their text. */
  rail: (person: Person) =>
    page(`<h1>${name(person)}</h1><div>${contact(person).join(" · ")}</div><table class="wide">
<tr><td class="rail"><b>Profile</b></td><td><p>${asHtml(person.headline)}. ${asHtml(person.summary)}</p></td></tr>
<tr><td class="rail"><b>Experience</b></td><td>${person.jobs.map(jobAcross()).join("")}</td></tr>
<tr><td class="rail"><b>Education</b></td><td>${schools(person)}</td></tr>
<tr><td class="rail"><b>Skills</b></td><td>${skills(person)}</td></tr>
<tr><td class="rail"><b>Honors</b></td><td>${lines(person.awards.map(asHtml))}</td></tr></table>`),

  /** First and last name on two lines, letter-spaced like the headings. */
  spaced: (person: Person) =>
    page(
      `<h1>${asHtml(person.first)}<br>${asHtml(person.last)}</h1><p>${asHtml(person.headline)}</p>${lines(contact(person))}
${heading("About me")}<p>${asHtml(person.summary)}</p>${main(person, jobBelow)}${heading("Skills")}${list(person.skills)}`,
      "h1,h2{text-transform:uppercase;letter-spacing:.18em;font-weight:normal}",
    ),

  /** A name and a headline on one baseline, contact details at the other end. */
  baseline: (person: Person) =>
    page(`<table class="wide"><tr><td><span style="font-size:26pt">${name(person)}</span>
<span style="font-size:11pt">${asHtml(person.headline)}</span></td></tr></table>
<table class="wide"><tr><td>${asHtml(person.home)}<br>${asHtml(person.phone)}</td><td class="end">${[asHtml(person.email), ...links(person)].join("<br>")}</td></tr></table>
${heading("Summary")}<p>${asHtml(person.summary)}</p>${main(person, jobAcross(" to "))}${heading("Core Skills")}${skills(person)}`),

  /** Dates on the left, without a dash. */
  dates: (person: Person) =>
    page(`<h1>${name(person)}</h1><div>${asHtml(person.headline)}</div><div>${contact(person).join(" • ")}</div>
${heading("Work History")}<table class="wide">${person.jobs.map(jobBeside("&nbsp;&nbsp; ")).join("")}</table>
${heading("Education")}<table class="wide">${person.schools
      .map(
        (each) => `<tr><td class="date">${each.dates}</td><td>${asHtml(each.degree)}, ${asHtml(each.school)}</td></tr>`,
      )
      .join(
        "",
      )}</table>${heading("Technical Skills")}${skills(person)}${heading("Awards")}${lines(person.awards.map(asHtml))}`),

  /** Centered, in small caps, with the whole name letter-spaced. */
  centered: (person: Person) =>
    page(
      `<header><h1>${name(person)}</h1><div>${asHtml(person.headline)}</div><div>${contact(person).slice(0, 3).join(" | ")}</div>
<div>${links(person).join(" | ")}</div></header>${heading("Professional Summary")}<p>${asHtml(person.summary)}</p>
${heading("Professional Experience")}${person.jobs.map(jobBelow).join("")}${heading("Skills")}${skills(person)}${heading("Education")}${schools(person)}`,
      "header{text-align:center}h1{font-variant:small-caps;letter-spacing:2.4pt;font-weight:normal}h2{text-align:center}",
    ),

  /** Two columns of equal width, the second continuing the first. */
  columns: (person: Person) =>
    page(
      `<h1>${name(person)}</h1><div>${asHtml(person.headline)}</div><div>${contact(person).join(" | ")}</div><div class="two">
${heading("Summary")}<p>${asHtml(person.summary)}</p>${heading("Skills")}${list(person.skills)}${main(person, jobBelow)}
${heading("Awards")}${list(person.awards)}</div>`,
      ".two{columns:2;column-gap:9mm;height:92mm;column-fill:auto}",
    ),
} as const;
