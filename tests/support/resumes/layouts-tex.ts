import type { Person } from "./people.ts";

export const asTex = (text: string) =>
  text
    .replace(/[&%$#_{}]/g, "\\$&")
    .replaceAll("’", "'")
    .replaceAll("–", "--");
export const items = (texts: readonly string[]) =>
  `\\begin{itemize}\\setlength\\itemsep{0pt}${texts.map((text) => `\\item ${asTex(text)}`).join("\n")}\\end{itemize}`;
const links = (person: Person) =>
  [person.linkedin, person.github, person.portfolio].filter((link) => link !== undefined);
export const contact = (person: Person) => [person.home, person.phone, person.email, ...links(person)].map(asTex);

const preamble = `\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}`;
export const article = (body: string, more = "") => `\\documentclass[10pt,letterpaper]{article}${preamble}
\\usepackage[margin=20mm]{geometry}\\usepackage{tabularx,multicol,microtype}\\pagestyle{empty}\\parindent0pt${more}
\\begin{document}${body}\\end{document}`;

const modern = (style: string) => (person: Person) => {
  const [first, ...rest] = person.home.split(", ");
  return `\\documentclass[10pt,letterpaper]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}${preamble}
\\usepackage[scale=0.8]{geometry}\\name{${asTex(person.first)}}{${asTex(person.last)}}\\title{${asTex(person.headline)}}
\\address{${asTex(first ?? "")}, ${asTex(rest.join(", "))}}{}{}\\phone[mobile]{${asTex(person.phone)}}\\email{${asTex(person.email)}}
${person.linkedin ? `\\social[linkedin]{${person.linkedin.split("/").at(-1)}}` : ""}
${person.github ? `\\social[github]{${person.github.split("/").at(-1)}}` : ""}
${person.portfolio ? `\\homepage{${asTex(person.portfolio)}}` : ""}
\\begin{document}\\makecvtitle
\\section{Experience}${person.jobs
    .map(
      (job) =>
        `\\cventry{${job.from}--${job.to}}{${asTex(job.title)}}{${asTex(job.company)}}{${asTex(job.place)}}{}{${items(job.points)}}`,
    )
    .join("\n")}
\\section{Education}${person.schools
    .map(({ dates, degree, school }) => `\\cventry{${asTex(dates)}}{${asTex(degree)}}{${asTex(school)}}{}{}{}`)
    .join("\n")}
\\section{Skills}\\cvitem{Main}{${person.skills.map(asTex).join(", ")}}
\\section{Awards}${person.awards.map((award) => `\\cvitem{}{${asTex(award)}}`).join("\n")}
\\end{document}`;
};

/** LaTeX layouts: its usual resume class in three styles, and two made by hand. */
export const texLayouts = {
  moderncvClassic: modern("classic"),
  moderncvBanking: modern("banking"),
  moderncvCasual: modern("casual"),

  /** Labels in a rail, dates at the end of the line. */
  rail: (person: Person) =>
    article(`{\\Huge ${asTex(person.first)} ${asTex(person.last)}} \\hfill ${asTex(person.headline)}\\\\[4pt]
${contact(person).join(" $\\cdot$ ")}\\\\[8pt]
\\begin{tabularx}{\\textwidth}{@{}l@{\\quad}X@{}}
\\textsc{Experience} & ${person.jobs
      .map(
        (job) =>
          `\\textbf{${asTex(job.title)}} \\hfill ${job.from} -- ${job.to}\\newline ${asTex(job.company)}, ${asTex(job.place)}\\newline ${job.points.map(asTex).join(" ")}`,
      )
      .join(" \\\\[6pt] & ")} \\\\[8pt]
\\textsc{Education} & ${person.schools.map(({ degree, school, dates }) => `${asTex(degree)}, ${asTex(school)} \\hfill ${asTex(dates)}`).join("\\newline ")} \\\\[8pt]
\\textsc{Skills} & ${person.skills.map(asTex).join(", ")} \\\\[8pt]
\\textsc{Awards} & ${person.awards.map(asTex).join("\\newline ")}
\\end{tabularx}`),

  /** A letter-spaced name, then two columns. */
  tracked: (person: Person) =>
    article(`\\begin{center}{\\LARGE\\textls[220]{${asTex(`${person.first} ${person.last}`.toUpperCase())}}}\\\\[3pt]
${asTex(person.headline)}\\\\${contact(person).join(" \\textbar{} ")}\\end{center}
\\begin{multicols}{2}\\section*{Summary}${asTex(person.summary)}\\section*{Experience}${person.jobs
      .map(
        (job) =>
          `\\textbf{${asTex(job.title)}}\\\\${asTex(job.company)}, ${asTex(job.place)}\\\\${job.from} -- ${job.to}${items(job.points)}`,
      )
      .join("")}\\section*{Education}${person.schools
      .map(({ degree, school, dates }) => `${asTex(degree)}\\\\${asTex(school)}, ${asTex(dates)}`)
      .join("\\\\")}\\section*{Skills}${items(person.skills)}\\end{multicols}`),
} as const;
