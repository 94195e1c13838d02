import type { Found } from "@/candidates/model/resume/found";
import { notYet } from "@/candidates/model/resume/not-yet";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { wholeWords } from "@/candidates/model/resume/whole-words";

const degrees = String.raw`bachelor|master|m\.?ed\.?|b\.?ed\.?|diplôme|licence|maîtrise|b\.?sc?\.?|m\.?sc?\.?|b\.s|m\.s|b\.e|m\.e|a\.s|b\.?a\.?|m\.?a\.?|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|b\.?f\.?a|m\.?f\.?a|b\.?s\.?n|m\.?s\.?n|dnp|bba|mba|ll\.?[bm]|j\.?d|ph\.?d|doctor(?:ate)?|associate(?:['’]s)?|a\.?a\.?s?|diploma|diplom|degree|ged|licenciatura|grado|certificate`;
/** What is earned at a school. */
const degree = wholeWords(degrees);
const school = wholeWords(
  `${degrees}|high school|école|escuela|university|universität|universidad|université|hochschule|hogeschool|college|institute|academy|school|gymnasium|abitur|ausbildung|apprenticeship`,
);

/** What somebody has learned and where, newest first, at most three: the lines of their education that say so, and what is not earned yet. */
export function findEducation(lines: readonly ResumeLine[]): Found<string[]> | undefined {
  const found = lines
    .map((line, index) => ({ ...line, next: lines.slice(index + 1, index + 4) }))
    .filter(({ text }) => school.test(text) && text.length <= 160)
    .slice(0, 3);
  if (found.length === 0) return undefined;
  return {
    value: found.map(({ text, next }) => {
      // The date of a degree may be in a line of its own below.
      const end = next.findIndex((line) => degree.test(line.text));
      const due = (end < 0 ? next : next.slice(0, end)).find((line) => notYet.test(line.text));
      const said = text.replace(/^[^\p{L}\d]+/u, "");
      // A line that breaks within the date.
      if (notYet.test(text) && !/\d{4}/.test(text)) return `${said} ${next[0]?.text ?? ""}`.trim();
      return degree.test(text) && due && !notYet.test(text) ? `${said}, ${due.text}` : said;
    }),
    pages: [...new Set(found.map(({ page }) => page))],
  };
}
