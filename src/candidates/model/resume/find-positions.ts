import { limits } from "@contracts/limits";
import { datedEntries } from "@/candidates/model/resume/dated-entries";
import { isRegion } from "@/candidates/model/resume/find-place";
import { isTitle } from "@/candidates/model/resume/find-title";
import type { FoundPosition } from "@/candidates/model/resume/found";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { wholeWords } from "@/candidates/model/resume/whole-words";

/** Words found only in employers' names. */
const employer = wholeWords(
  "inc|llc|ltd|gmbh|ag|corp|co|company|group|bank|university|college|school|hospital|clinic|partners|agency|studio|studios|foods|systems|solutions|services|associates|district|department of .*",
);

interface Named {
  title: string;
  company: string;
  location: string;
  /** Which is which was guessed. */
  isGuess: boolean;
}

const items = (text: string) => text.split(/,\s+/).filter(Boolean);

/** Splits off a location at the end: "Jenkins Playhouse" and "Cypress, TX". */
function withoutLocation(text: string): { rest: string; location: string } {
  const [, before = "", inside = ""] = /^(.*?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (inside && (items(inside).some(isRegion) || /^remote$/i.test(inside))) return { rest: before, location: inside };
  const parts = items(text);
  const last = parts.at(-1) ?? "";
  if (/^remote$/i.test(last)) return { rest: parts.slice(0, -1).join(", "), location: last };
  if (parts.length < 2 || !isRegion(last)) return { rest: text, location: "" };
  // "Denver, CO, USA"
  const from = parts.length > 2 && isRegion(parts.at(-2) ?? "") ? -3 : -2;
  return { rest: parts.slice(0, from).join(", "), location: parts.slice(from).join(", ") };
}

/** Title, company and location in a job's naming lines. */
function namedIn(heads: readonly string[][]): Named {
  const none: Named = { title: "", company: "", location: "", isGuess: false };
  let location = "";
  const pieces = heads.flat().flatMap((piece) => {
    const read = withoutLocation(piece);
    location ||= read.location;
    const [, title = "", company = ""] = /^(.+?)\s+(?:at|bei|@)\s+(.+)$/i.exec(read.rest) ?? [];
    return (isTitle(title) ? [title, company] : [read.rest]).filter(Boolean);
  });
  const distinct = [...new Set(pieces)];
  const isName = (piece: string) => isTitle(items(piece)[0] ?? "") && !employer.test(items(piece)[0] ?? "");
  const title = distinct.find(isName) ?? distinct.find((piece) => items(piece).some(isTitle));
  const others = distinct.filter((piece) => piece !== title);
  if (title === undefined) {
    const company = distinct.find((piece) => employer.test(piece));
    const rest = distinct.find((piece) => piece !== company);
    if (distinct.length < 2 || !rest) return { ...none, company: company ?? distinct[0] ?? "", location };
    return company === undefined
      ? { title: distinct[0] ?? "", company: distinct[1] ?? "", location, isGuess: true }
      : { title: rest, company, location, isGuess: true };
  }
  if (others[0] !== undefined) return { title, company: others[0], location, isGuess: false };
  const [first = "", ...rest] = items(title);
  if (isTitle(first))
    return { ...none, title: first, company: rest[0] ?? "", location: location || rest.slice(1).join(", ") };
  const at = rest.find(isTitle) ?? "";
  return { ...none, title: at, company: first, location };
}

const isNamed = (heads: readonly string[][]): boolean => {
  const { title, company } = namedIn(heads);
  return title !== "" && company !== "";
};

const isPlace = (text: string): boolean => withoutLocation(text).rest === "";

/** As Markdown: items as a list, up to the limit. */
function described(details: readonly string[]): string {
  const [only = ""] = details;
  if (details.length < 2) return only.slice(0, limits.historyText);
  let text = "";
  for (const item of details) {
    const next = `${text}${text && "\n"}- ${item}`;
    if (next.length > limits.historyText) break;
    text = next;
  }
  return text;
}

const fits = (text: string) => text.length >= 2 && text.length <= limits.shortText;

/** The jobs of a resume that have a start, a title and a company; in the resume's order. */
export function findPositions(work: readonly ResumeLine[]): FoundPosition[] {
  let lastCompany = "";
  return datedEntries(work, isNamed, isPlace)
    .flatMap(({ dates: { start, end }, heads, details, pages }): FoundPosition[] => {
      const named = namedIn(heads);
      // A second job at the same company may omit its name.
      const company = named.company || lastCompany;
      lastCompany = company;
      if (!start || !fits(named.title) || !fits(company)) return [];
      return [
        {
          title: named.title,
          company,
          location: named.location,
          start,
          end,
          text: described(details),
          pages,
          isGuess: named.isGuess,
        },
      ];
    })
    .slice(0, limits.positions);
}
