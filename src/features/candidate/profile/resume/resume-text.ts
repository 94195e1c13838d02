/** What was taken out of a document: its lines in reading order, and the addresses its links lead to, page by page. */
export interface ResumePage {
  lines: string[];
  links: string[];
}

/** A line with the page it stands on, from 1 on. */
export interface ResumeLine {
  text: string;
  page: number;
}

// Ligatures, soft hyphens and blanks of every width are the printer's business.
const tidy = (line: string) =>
  line
    .normalize("NFKC")
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

/** All lines that say something. */
export const linesOf = (pages: readonly ResumePage[]): ResumeLine[] =>
  pages.flatMap(({ lines }, index) =>
    lines.flatMap(cut).flatMap((line) => {
      // Two blanks part the words of letters set apart.
      const parts = line.trim().split(/ {2,}/);
      const isApart = parts.every((part) => /^(?:\p{L} )+\p{L}$/u.test(part));
      const text = tidy(isApart ? parts.map((part) => part.replaceAll(" ", "")).join(" ") : line);
      return text === "" ? [] : [{ text, page: index + 1 }];
    }),
  );
