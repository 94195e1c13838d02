import { htmlLayouts } from "./layouts-html.ts";
import { texLayouts } from "./layouts-tex.ts";
import { unseenHtmlLayouts, unseenTexLayouts } from "./layouts-unseen.ts";
import { people } from "./people.ts";
import { unseenPeople } from "./people-unseen.ts";

export const everybody = { ...people, ...unseenPeople };
export const everyHtmlLayout = { ...htmlLayouts, ...unseenHtmlLayouts };
export const everyTexLayout = { ...texLayouts, ...unseenTexLayouts };

type PersonKey = keyof typeof everybody;
type HtmlLayout = keyof typeof everyHtmlLayout;
type TexLayout = keyof typeof everyTexLayout;

/** The program that created a file; "+gs" means Ghostscript rewrote it. */
type HtmlProgram =
  | "weasyprint"
  | "weasyprint+gs"
  | "chromium"
  | "chromium+gs"
  | "wkhtmltopdf"
  | "writer"
  | "writer-docx";
type HtmlFile = { person: PersonKey; program: HtmlProgram; layout: HtmlLayout };
type TexFile = { person: PersonKey; program: "pdflatex" | "pdflatex+gs"; layout: TexLayout };
export type ResumeFile = HtmlFile | TexFile;

export const isTex = (file: ResumeFile): file is TexFile => file.program.startsWith("pdflatex");

/** The created file's name. */
export const nameOf = ({ person, program, layout }: ResumeFile): string =>
  `${layout}-${person}-${program.replace("-docx", "")}.${program === "writer-docx" ? "docx" : "pdf"}`;

/** This folder's files: whose they are, and how they were created. */
export const resumeFiles: ResumeFile[] = [
  { layout: "classic", person: "maya", program: "weasyprint" },
  { layout: "classic", person: "seamus", program: "chromium" },
  { layout: "classic", person: "julia", program: "writer-docx" },
  { layout: "classic", person: "omar", program: "wkhtmltopdf" },
  { layout: "sidebar", person: "django", program: "chromium" },
  { layout: "sidebar", person: "maya", program: "weasyprint" },
  { layout: "sidebar", person: "lindiwe", program: "writer" },
  { layout: "sidebar", person: "ruby", program: "wkhtmltopdf" },
  { layout: "sidebar", person: "kofi", program: "writer-docx" },
  { layout: "sidebarRight", person: "tess", program: "weasyprint" },
  { layout: "sidebarRight", person: "agnieszka", program: "chromium" },
  { layout: "sidebarRight", person: "omar", program: "weasyprint+gs" },
  { layout: "rail", person: "django", program: "weasyprint" },
  { layout: "rail", person: "ruby", program: "chromium" },
  { layout: "rail", person: "julia", program: "wkhtmltopdf" },
  { layout: "rail", person: "tess", program: "writer-docx" },
  { layout: "spaced", person: "agnieszka", program: "weasyprint" },
  { layout: "spaced", person: "maya", program: "chromium" },
  { layout: "spaced", person: "joao", program: "chromium+gs" },
  { layout: "spaced", person: "kofi", program: "wkhtmltopdf" },
  { layout: "spaced", person: "lindiwe", program: "writer-docx" },
  { layout: "baseline", person: "tess", program: "chromium" },
  { layout: "baseline", person: "django", program: "writer" },
  { layout: "baseline", person: "kofi", program: "weasyprint" },
  { layout: "dates", person: "maya", program: "chromium" },
  { layout: "dates", person: "hana", program: "weasyprint" },
  { layout: "dates", person: "ruby", program: "writer-docx" },
  { layout: "centered", person: "julia", program: "chromium" },
  { layout: "centered", person: "hana", program: "weasyprint" },
  { layout: "columns", person: "lindiwe", program: "weasyprint" },
  { layout: "columns", person: "joao", program: "chromium" },
  { layout: "moderncvClassic", person: "django", program: "pdflatex" },
  { layout: "moderncvClassic", person: "hana", program: "pdflatex+gs" },
  { layout: "moderncvBanking", person: "agnieszka", program: "pdflatex" },
  { layout: "moderncvBanking", person: "tess", program: "pdflatex+gs" },
  { layout: "moderncvCasual", person: "kofi", program: "pdflatex" },
  { layout: "rail", person: "seamus", program: "pdflatex" },
  { layout: "rail", person: "lindiwe", program: "pdflatex+gs" },
  { layout: "tracked", person: "julia", program: "pdflatex" },
  { layout: "tracked", person: "ruby", program: "pdflatex" },
  { layout: "banner", person: "wei", program: "chromium" },
  { layout: "banner", person: "carmen", program: "chromium+gs" },
  { layout: "timeline", person: "ingrid", program: "weasyprint" },
  { layout: "timeline", person: "dmitri", program: "chromium" },
  { layout: "form", person: "anneliese", program: "writer" },
  { layout: "form", person: "pieter", program: "writer-docx" },
  { layout: "footer", person: "siobhan", program: "wkhtmltopdf" },
  { layout: "footer", person: "latoya", program: "weasyprint+gs" },
  { layout: "letterhead", person: "pieter", program: "weasyprint" },
  { layout: "letterhead", person: "wei", program: "wkhtmltopdf" },
  { layout: "ruled", person: "carmen", program: "pdflatex" },
  { layout: "ruled", person: "dmitri", program: "pdflatex+gs" },
  { layout: "margin", person: "latoya", program: "pdflatex" },
  { layout: "margin", person: "anneliese", program: "pdflatex+gs" },
  { layout: "foot", person: "maya", program: "chromium" },
  { layout: "foot", person: "latoya", program: "weasyprint" },
  { layout: "thirds", person: "ruby", program: "wkhtmltopdf" },
  { layout: "surname", person: "agnieszka", program: "chromium" },
  { layout: "labels", person: "pieter", program: "pdflatex" },
];
