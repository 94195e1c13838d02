import { asHtml, contact, dates, heading, lines, links, list, name, page, points } from "./layouts-html.ts";
import { article, asTex, items, contact as texContact } from "./layouts-tex.ts";
import type { Person } from "./people.ts";

const summary = (person: Person) => `${heading("Summary")}<p>${asHtml(person.summary)}</p>`;
const jobDashed = (job: Person["jobs"][number]) =>
  `<p><b>${job.title}</b> — ${asHtml(job.company)} (${job.place})<br><i>${dates(job, " — ")}</i></p>${points(job)}`;
const jobFloating = (job: Person["jobs"][number]) =>
  `<div><span>${dates(job)}</span><b>${job.title}</b><br>${asHtml(job.company)}, ${job.place}</div>${points(job)}`;
const schoolStacked = ({ degree, school, dates: when }: Person["schools"][number]) =>
  `<p><b>${degree}</b><br>${school}<br>${when}</p>`;

/** More HTML layouts. */
export const unseenHtmlLayouts = {
  /** A dark bar with the name, icons before contact details, and the narrow column below on the right. */
  banner: (person: Person) =>
    page(
      `<header><h1>${name(person)}</h1><p>${person.headline.toUpperCase()}</p><div class="row"><span>✉ ${person.email}</span><span>☎ ${person.phone}</span>
<span>⌂ ${person.home}</span></div><div class="row">${links(person)
        .map((link) => `<span>${link}</span>`)
        .join("")}</div></header><div class="two"><main>${heading("Profile")}<p>${person.summary}</p>
${heading("Work Experience")}${person.jobs.map(jobDashed).join("")}</main><aside>${heading("Skills")}${list(person.skills)}
${heading("Education")}${person.schools.map(schoolStacked).join("")}${heading("Awards")}${lines(person.awards)}</aside></div>`,
      "header{background:#234;color:#fff;padding:5mm}.row{display:flex;gap:8mm}.two{display:flex;gap:8mm}main{flex:1}aside{flex:0 0 50mm}",
    ),

  /** Dates stacked on two lines to the left of a timeline. */
  timeline: (person: Person) =>
    page(
      `<p class="end">${contact(person).join("<br>")}</p><h1>${name(person)}</h1><h3>${person.headline}</h3>${summary(person)}
${heading("Career History")}<table class="wide">${person.jobs
        .map(
          (job) =>
            `<tr><td class="when">${job.from} –<br>${job.to}</td><td class="line"><b>${job.title}</b><br>${asHtml(job.company)}, ${job.place}${points(job)}</td></tr>`,
        )
        .join("")}</table>${heading("Education")}<table class="wide">${person.schools
        .map(
          ({ degree, school, dates: when }) =>
            `<tr><td class="when">${when.replace(" – ", " –<br>")}</td><td class="line"><b>${degree}</b><br>${school}</td></tr>`,
        )
        .join(
          "",
        )}</table>${heading("Key Skills")}<p>${person.skills.join(" · ")}</p>${heading("Honors")}${lines(person.awards)}`,
      ".when{width:28mm;text-align:right}.line{border-left:1pt solid #888;padding-left:5mm}",
    ),

  /** A form: a table of labels and details, last name first. */
  form: (person: Person) =>
    page(
      `<h2>Curriculum Vitae</h2><table class="wide">${[
        ["Name", `${person.first} ${person.last}`],
        ["Address", person.home],
        ["Telephone", person.phone],
        ["Email", person.email],
        ...links(person).map((link) => ["Web", link]),
        ["Position", person.headline],
      ]
        .map(([label, text]) => `<tr><td class="rail">${label}</td><td>${text}</td></tr>`)
        .join("")}</table>${heading("Work Experience")}<table class="wide">${person.jobs
        .map(
          (job) =>
            `<tr><td class="rail">${dates(job)}</td><td>${job.title}<br>${asHtml(job.company)}, ${job.place}${points(job)}</td></tr>`,
        )
        .join("")}</table>${heading("Education and Training")}<table class="wide">${person.schools
        .map((each) => `<tr><td class="rail">${each.dates}</td><td>${each.degree}<br>${each.school}</td></tr>`)
        .join("")}</table>${heading("Skills")}${list(person.skills)}${heading("Memberships")}${list(person.awards)}`,
    ),

  /** The name at the right, contact details at the foot of the page. */
  footer: (person: Person) =>
    page(
      `<h1 class="end">${name(person)}</h1><p class="end">${person.headline}</p>${summary(person)}${heading("Core Competencies")}
<table class="wide"><tr>${person.skills.map((skill) => `<td>${skill}</td>`).join("")}</tr></table>
${heading("Professional Experience")}${person.jobs.map(jobDashed).join("")}${heading("Education")}
${person.schools.map(schoolStacked).join("")}<hr><p align="center">${contact(person).join(" &nbsp;|&nbsp; ")}</p>`,
    ),

  /** Three cells across the head: contact, name, links; serifs and ruled headings in the middle. */
  letterhead: (person: Person) =>
    page(
      `<table class="wide"><tr><td width="33%">${person.home}<br>${person.phone}</td><td width="34%" align="center"><h1>${name(person)}</h1></td>
<td width="33%" class="end">${[person.email, ...links(person)].join("<br>")}</td></tr></table>${heading("Professional Profile")}
<p><b>${person.headline}.</b> ${person.summary}</p>${heading("Experience")}${person.jobs
        .map(
          (job) =>
            `<p>${asHtml(job.company)}, ${job.place}<span>${dates(job)}</span><br><i>${job.title}</i></p>${points(job)}`,
        )
        .join("")}${heading("Education")}${person.schools
        .map((each) => `<p>${each.school}<span>${each.dates}</span><br><i>${each.degree}</i></p>`)
        .join(
          "",
        )}${heading("Technical Skills")}<p>${person.skills.join("; ")}</p>${heading("Awards")}${list(person.awards)}`,
      `body{font-family:"C059","DejaVu Serif"}h1{font-size:19pt;margin:0}h2{text-align:center;border-bottom:.5pt solid}span{float:right}`,
    ),

  /** A headline between the two large lines of a name, contact details on one line at the foot with their own heading. */
  foot: (person: Person) =>
    page(
      `<p class="large">${person.first}</p><p>${person.headline}</p><p class="large">${person.last}</p>${summary(person)}
${heading("Experience")}${person.jobs.map(jobFloating).join("")}${heading("Education")}${person.schools.map(schoolStacked).join("")}
${heading("Skills")}${list(person.skills)}${heading("Awards")}${lines(person.awards)}${heading("Get in touch")}<p>${contact(person).join(" &nbsp; ")}</p>`,
      ".large{font-size:28pt;line-height:1}span{float:right}",
    ),

  /** Three columns, dates right-aligned in theirs. */
  thirds: (person: Person) =>
    page(
      `<h1>${name(person)}</h1><p>${person.headline} – ${contact(person).join(" – ")}</p><table class="wide"><tr><td width="29%">
${heading("Profile")}<p>${person.summary}</p>${heading("Skills")}${list(person.skills)}</td><td class="middle">${heading("Experience")}
${person.jobs.map(jobFloating).join("")}</td><td width="29%">${heading("Education")}${person.schools.map(schoolStacked).join("")}
${heading("Awards")}${lines(person.awards)}</td></tr></table>`,
      ".middle{padding:0 5mm}span{float:right}",
    ),

  /** The last name first, in capitals; dots next to skills; unusual headings. */
  surname: (person: Person) =>
    page(
      `<h1>${person.last.toUpperCase()} ${person.first}</h1>${heading("My contact")}${lines(contact(person))}${heading("Where I have worked")}
<table>${person.jobs
        .map(
          (job) =>
            `<tr><td class="date">${dates(job)}</td><td>${job.title}<br>${asHtml(job.company)}${points(job)}</td></tr>`,
        )
        .join("")}</table>${heading("Education")}<table>${person.schools
        .map((each) => `<tr><td class="date">${each.dates}</td><td>${each.school}<br>${each.degree}</td></tr>`)
        .join("")}</table>${heading("What I do best")}<table>${person.skills
        .map((skill) => `<tr><td class="date">${skill}</td><td>●●●○</td></tr>`)
        .join("")}</table>${heading("Awards")}${lines(person.awards)}`,
    ),
} as const;

/** More LaTeX layouts. */
export const unseenTexLayouts = {
  /** The name on the left and contact details on the right, headings in capitals with a rule. */
  ruled: (person: Person) =>
    article(
      `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}
\\textbf{\\huge ${asTex(person.first)} ${asTex(person.last)}} & ${asTex(person.phone)}\\\\ ${asTex(person.headline)} & ${asTex(person.email)}\\\\
${asTex(person.home)} & ${asTex(texContact(person).slice(3)[0] ?? "")}\\end{tabular*}
\\section{Experience}${person.jobs
        .map(
          (job) =>
            `\\textbf{${asTex(job.company)}} \\hfill ${asTex(job.place)}\\\\\\emph{${asTex(job.title)}} \\hfill ${job.from} -- ${job.to}${items(job.points)}`,
        )
        .join("")}\\section{Education}${person.schools
        .map(
          (each) => `\\textbf{${asTex(each.school)}} \\hfill ${asTex(each.dates)}\\\\\\emph{${asTex(each.degree)}}\\\\`,
        )
        .join("")}\\section{Skills}\\textbf{Main:} ${person.skills.map(asTex).join(", ")}
\\section{Honors}${items(person.awards)}`,
      "\\usepackage{titlesec}\\titleformat{\\section}{\\bfseries}{}{0pt}{\\MakeUppercase}[\\titlerule]",
    ),

  /** Dates in the margin, full-width headings. */
  margin: (person: Person) =>
    article(
      `\\begin{flushright}{\\LARGE\\scshape ${asTex(person.first)} ${asTex(person.last)}}\\\\\\emph{${asTex(person.headline)}}\\\\
${texContact(person).join("\\\\")}\\end{flushright}\\section*{Professional Summary}${asTex(person.summary)}\\section*{Employment}${person.jobs
        .map(
          (job) =>
            `\\noindent\\begin{minipage}[t]{34mm}${job.from} --\\\\${job.to}\\end{minipage}\\begin{minipage}[t]{130mm}\\textbf{${asTex(job.title)}}\\\\${asTex(job.company)}, ${asTex(job.place)}${items(job.points)}\\end{minipage}\\\\[4pt]`,
        )
        .join("\n\n")}\\section*{Education}${person.schools
        .map(
          (each) =>
            `\\noindent\\begin{minipage}[t]{34mm}${asTex(each.dates)}\\end{minipage}\\begin{minipage}[t]{130mm}${asTex(each.degree)}\\\\${asTex(each.school)}\\end{minipage}`,
        )
        .join(
          "\n\n",
        )}\\section*{Skills}\\begin{multicols}{2}${items(person.skills)}\\end{multicols}\\section*{Prizes}${person.awards.map(asTex).join("\\\\")}`,
    ),

  /** Labels right-aligned next to their values, including headings. */
  labels: (person: Person) => {
    const row = (label: string, text: string) => `${label} & ${text}\\\\`;
    const head = (text: string) => row(`\\textbf{${text}}`, "");
    return article(`\\begin{tabular}{@{}r@{\\quad}p{115mm}@{}}${head("Personal information")}
${row("Name", `\\textbf{${asTex(person.last)}, ${asTex(person.first)}}`)}${row("Address", asTex(person.home))}
${row("Telephone", asTex(person.phone))}${row("Email", asTex(person.email))}${texContact(person)
  .slice(3)
  .map((link) => row("Web", link))
  .join("")}${head("Work experience")}${person.jobs
  .map(
    (job) =>
      `${row("Dates", `${job.from} -- ${job.to}`)}${row("Position held", asTex(job.title))}${row("Employer", asTex(`${job.company}, ${job.place}`))}`,
  )
  .join("")}${head("Education")}${person.schools
  .map((each) => `${row("Dates", asTex(each.dates))}${row("Degree", asTex(`${each.degree}, ${each.school}`))}`)
  .join("")}${head("Skills")}${row("Main", person.skills.map(asTex).join(", "))}\\end{tabular}`);
  },
} as const;
