import { headOf } from "@/candidates/model/resume/section-heads";

/** A line's look, if the document has one. */
interface LineLook {
  size: number;
  font: string;
}

/** A document's lines in reading order, and its link targets, page by page. */
export interface ResumePage {
  lines: string[];
  links: string[];
  looks?: LineLook[];
}

export interface ResumeLine {
  text: string;
  /** Split at tabs: "Staff Engineer", "2017 – today". */
  parts: string[];
  page: number;
  look?: LineLook;
}

// Ghostscript writes the letters of a ligature with swapped bytes: "\u7400\u6900" is "ti".
const swapped = `[${Array.from({ length: 26 }, (_, at) => String.fromCharCode((97 + at) << 8)).join("")}]{2,3}`;
const swappedLigature = new RegExp(`(?<=[A-Za-z])${swapped}|${swapped}(?=[A-Za-z])`, "gu");
const unswapped = (letters: string) =>
  [...letters].map((each) => String.fromCharCode(each.charCodeAt(0) >> 8)).join("");

// LaTeX draws some accents separately, before their letter.
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

// Normalizes ligatures, soft hyphens and spaces of any width.
const tidy = (line: string) =>
  line
    .replace(withAccent, (_, accent: string, letter: string) => (letter === "ı" ? "i" : letter) + accents[accent])
    .normalize("NFKC")
    .replace(swappedLigature, unswapped)
    // Some fonts draw a hyphen as a soft one.
    .replace(/(?<=\d)\u00ad(?=\d)/g, "-")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/\p{Co}/gu, "•")
    .replace(/\s+/g, " ")
    .trim();

/** Normalizes words for comparison: no case, no accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

// Page lines are never longer; a paragraph or a malicious file may be.
const longest = 1_000;
const cut = (line: string): string[] => line.match(new RegExp(`.{1,${longest}}`, "gsu")) ?? [];

// Dates at the end of a line without a space: "AccountantMay 2018 – 2020", "2018 – PresentAccountant".
const year = String.raw`(?:19|20)\d\d`;
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? `;
const touching = new RegExp(
  String.raw`(?<=\p{Ll})(?=(?:${month})?${year}\s*[-–—])|(?<=${year}\s*[-–—]\s*(?:(?:${month})?${year}|[Pp]resent|[Tt]oday|[Nn]ow|[Cc]urrent))(?=\p{Lu}\p{Ll})`,
  "gu",
);

export function lineOf(line: string, page: number, look?: LineLook): ResumeLine {
  // Two spaces separate words with spaced letters.
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

// An address that doesn't fit its line continues on the next.
const cutAddress = /(?:\S@(?:\S*[-._])?|\.\w{2,}\/(?:\S*[-./_])?)$/;
/** Whether an address may continue on the next line; whether its hyphen belongs to it can't be known. */
const isCutInTwo = (open: string, next: string) => /\p{Ll}-$/u.test(open) && /^[a-z\d-]+\.[a-z]{2,}$/.test(next);

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
