import { headOf } from "@/candidates/model/resume/section-heads";

/** How a line looks, where a document says so. */
export interface LineLook {
  size: number;
  font: string;
}

/** What was taken out of a document: its lines in reading order, and the addresses its links lead to, page by page. */
export interface ResumePage {
  lines: string[];
  links: string[];
  looks?: LineLook[];
}

/** A line with the page it is on, counted from 1. */
export interface ResumeLine {
  text: string;
  /** What tabs part: "Staff Engineer", "2017 – today". */
  parts: string[];
  page: number;
  look?: LineLook;
}

// Ghostscript writes the letters of a ligature with their two bytes swapped: "\u7400\u6900" is "ti".
const swapped = `[${Array.from({ length: 26 }, (_, at) => String.fromCharCode((97 + at) << 8)).join("")}]{2,3}`;
const swappedLigature = new RegExp(`(?<=[A-Za-z])${swapped}|${swapped}(?=[A-Za-z])`, "gu");
const unswapped = (letters: string) =>
  [...letters].map((each) => String.fromCharCode(each.charCodeAt(0) >> 8)).join("");

// LaTeX draws some accents on their own, before their letter.
const accents: Record<string, string> = {
  "´": "\u0301",
  "¨": "\u0308",
  ˇ: "\u030c",
  "˚": "\u030a",
  "˜": "\u0303",
  "˘": "\u0306",
  "˝": "\u030b",
  "˙": "\u0307",
};
const withAccent = / ?([´¨ˇ˚˜˘˝˙]) ?([\p{L}])/gu;

// Ligatures, soft hyphens and blanks of every width are the printer's business.
const tidy = (line: string) =>
  line
    .replace(withAccent, (_, accent: string, letter: string) => (letter === "ı" ? "i" : letter) + accents[accent])
    .normalize("NFKC")
    .replace(swappedLigature, unswapped)
    // Fonts that draw a hyphen as a soft one.
    .replace(/(?<=\d)\u00ad(?=\d)/g, "-")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/\p{Co}/gu, "•")
    .replace(/\s+/g, " ")
    .trim();

/** Words as they are compared: without case and accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

// No line of a page is longer; a paragraph may be, and a file that means harm.
const longest = 1_000;
const cut = (line: string): string[] => line.match(new RegExp(`.{1,${longest}}`, "gsu")) ?? [];

// Dates at the end of a line that touch its text: "AccountantMay 2018 – 2020", "2018 – PresentAccountant".
const year = String.raw`(?:19|20)\d\d`;
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? `;
const touching = new RegExp(
  String.raw`(?<=\p{Ll})(?=(?:${month})?${year}\s*[-–—])|(?<=${year}\s*[-–—]\s*(?:(?:${month})?${year}|[Pp]resent|[Tt]oday|[Nn]ow|[Cc]urrent))(?=\p{Lu}\p{Ll})`,
  "gu",
);

/** A line as it is read. */
export function lineOf(line: string, page: number, look?: LineLook): ResumeLine {
  // Two blanks part the words of letters set apart.
  const parts = line
    .replace(touching, "  ")
    // Signs before contact details and headings.
    .replace(/(?![\u2000-\u25ff])\p{Extended_Pictographic}\ufe0f?|(?!\t)\p{Cc}/gu, "  ")
    .trim()
    .split(/\t+|\s{2,}/);
  const isApart = parts.every((part) => /^(?:\p{L} )+\p{L}$/u.test(part));
  const read = (isApart ? [parts.map((part) => part.replaceAll(" ", "")).join(" ")] : parts).map(tidy).filter(Boolean);
  return { text: read.join(" "), parts: read, page, ...(look && { look }) };
}

// An address that does not fit into its line goes on in the next.
const cutAddress = /(?:\S@(?:\S*[-._])?|\.\w{2,}\/(?:\S*[-./_])?)$/;
/** Whether an address may go on in the next line, without its hyphen or with it: nobody can tell. */
const isCutInTwo = (open: string, next: string) => /\p{Ll}-$/u.test(open) && /^[a-z\d-]+\.[a-z]{2,}$/.test(next);

/** All lines that say something. */
export function linesOf(pages: readonly ResumePage[]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const [index, { lines: written, looks }] of pages.entries()) {
    for (const [row, line] of written.entries()) {
      for (const part of cut(line)) {
        const read = lineOf(part, index + 1, looks?.[row]);
        const open = lines.at(-1);
        if (read.text === "") continue;
        const isNext = open && open.page === read.page && headOf(read.text) === null;
        if (isNext && isCutInTwo(open.text, read.text)) open.text += ` ${read.text}`;
        else if (isNext && cutAddress.test(open.text)) {
          open.text += read.text;
          open.parts = [...open.parts.slice(0, -1), `${open.parts.at(-1)}${read.parts[0]}`, ...read.parts.slice(1)];
        } else lines.push(read);
      }
    }
  }
  return lines;
}
