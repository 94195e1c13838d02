import type { Found, FoundDates, FoundPoint, FoundYears } from "@/candidates/model/resume/found";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";

const months: Record<string, number> = {};
const monthNames = [
  "jan january januar jänner enero janvier",
  "feb february februar febrero février fév",
  "mar march märz mär maerz marzo mars",
  "apr april abril avril avr",
  "may mai mayo",
  "jun june juni junio juin",
  "jul july juli julio juillet juil",
  "aug august agosto août",
  "sep sept september septiembre septembre",
  "oct october oktober okt octubre octobre",
  "nov november noviembre novembre",
  "dec december dezember dez diciembre décembre déc",
];
for (const [index, names] of monthNames.entries()) for (const name of names.split(" ")) months[name] = index + 1;

const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };
const monthWord = `(?:${[...Object.keys(months), ...Object.keys(seasons)].sort((a, b) => b.length - a.length).join("|")})`;
const year = String.raw`(?:(?:19|20)\d\d|['’]\d\d)`;
// "Apr 2017", "04/2017", "2017-04", "15.04.2017", "2017"; two digits after a month are a year.
const point = String.raw`(?:${monthWord}\.?,?\s+(?:${year}|\d\d(?!\d))|${monthWord}\.?/${year}|(?:\d{1,2}\.)?\d{1,2}\s?[./]\s?(?:19|20)\d\d|(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])(?!\d)|${year})`;
const now =
  "(?:present|today|now|current|currently|ongoing|to date|till date|date|heute|jetzt|aktuell|actualidad|presente|actual|aujourd['’]hui|présent)";
const range = new RegExp(
  String.raw`(?<![\d\p{L}])(${point})\s*(?:-|–|—|−|‐|‑|to|until|till|through|bis|a|à|hasta)+\s*(${point}|${now}|\d\d(?!\d))(?![\d\p{L}])`,
  "giu",
);
/** Two dates in separate columns: "Mar. 2010   Aug. 2017". */
const twoDates = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${point})[\s,|/]+(?:${point}|${now})(?![\d\p{L}])|(?<![\d\p{L}])(?:${point})[\s,|/]+(?:${point}|${now})[^\p{L}\d]*$`,
  "iu",
);
const since = new RegExp(
  String.raw`(?<![\p{L}])(?:since|seit|desde|depuis|from)\s+(${point})(?![\d\p{L}])(?!\s*(?:-|–|—|to|until|bis))`,
  "giu",
);

const onePoint = new RegExp(`${point}|${now}`, "giu");
const dated = new RegExp(String.raw`^[^\p{L}\d]*(?:${point})`, "iu");

export const isDated = (text: string): boolean => dated.test(text);

export const isRange = (text: string): boolean => text.search(range) >= 0 || twoDates.test(text);

export const withoutRange = (text: string): string => text.replace(range, " ").trim();

/** A month as a number for arithmetic; a year alone means its start. */
function monthOf(written: string, century = 20): number | null {
  const text = written.toLowerCase().trim();
  const word = /^\p{L}+/u.exec(text)?.[0];
  const digits = text.match(/\d+/g) ?? [];
  const last = word ? digits.at(-1) : (digits.find((each) => each.length === 4) ?? digits.at(-1));
  if (!last) return null;
  const years = last.length === 4 ? Number(last) : century * 100 + Number(last);
  const beside = digits.filter((each) => each !== last && each.length <= 2).at(-1);
  const month = word ? (months[word] ?? seasons[word]) : beside ? Number(beside) : 1;
  if (!month || month < 1 || month > 12 || years < 1950) return null;
  return years * 12 + month - 1;
}

function pointOf(written: string, century?: number): FoundPoint | null {
  const at = monthOf(written, century);
  return at === null ? null : { year: Math.floor(at / 12), month: saysMonth(written) ? (at % 12) + 1 : null };
}

const alone = new RegExp(`(?<![\\d\\p{L}])(?:${point})(?![\\d\\p{L}])`, "giu");

/** A text's first dates as a range; with `isSingle` also a single end date, such as a degree's. */
export function datesIn(text: string, isSingle = false): FoundDates | null {
  const ranged = [...text.matchAll(range)][0];
  const [begin, end] = ranged ? ranged.slice(1) : (twoDates.exec(text)?.[0].match(onePoint) ?? []);
  if (begin && end) {
    const start = pointOf(begin);
    // "2015–19"
    const century = /^\d\d$/.test(end) && start ? Math.floor(start.year / 100) : undefined;
    const stop = century === undefined ? pointOf(end) : { year: century * 100 + Number(end), month: null };
    const isOpen = stop === null && /^\p{L}/u.test(end);
    return start && (stop || isOpen) ? { start, end: stop } : null;
  }
  const [, from] = [...text.matchAll(since)][0] ?? [];
  const start = from ? pointOf(from) : null;
  if (start) return { start, end: null };
  const last = isSingle ? [...text.matchAll(alone)].at(-1)?.[0] : undefined;
  const stop = last ? pointOf(last) : null;
  return stop && { start: null, end: stop };
}

/** A text without its dates and their separators. */
export const withoutDates = (text: string): string =>
  text
    .replace(range, " ")
    .replace(twoDates, (written) => written.replace(onePoint, " "))
    .replace(since, " ")
    .replace(alone, " ")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|/·•–—-]+|[\s,;:|/·•–—-]+$/g, "");

const saysMonth = (written: string) => /\p{L}/u.test(written) || (written.match(/\d+/g) ?? []).length > 1;
const monthText = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

interface Span {
  from: number;
  to: number;
  open: boolean;
  page: number;
}

function spansOf({ text, page }: Pick<ResumeLine, "text" | "page">, today: number): Span[] {
  const spans: Span[] = [];
  const add = (from: number | null, to: number | null, open: boolean) => {
    if (from === null || to === null || from >= today + 1 || to < from || to - from > 60 * 12) return;
    spans.push({ from, to: Math.min(to, today), open, page });
  };
  // A full date doesn't start a range: 2024-05-31.
  for (const [, begin = "", end = ""] of text.replace(/(?:19|20)\d\d-\d\d-\d\d/g, " ").matchAll(range)) {
    const from = monthOf(begin);
    const isOpen = /^\p{L}/u.test(end) && monthOf(end) === null;
    // "2015–19"; a named end month was worked in full, a year alone ends at its start.
    const short = /^\d\d$/.test(end) && from !== null;
    const to = isOpen ? today : short ? (Math.floor(from / 1200) * 100 + Number(end)) * 12 : monthOf(end);
    add(from, to === null ? null : to + (!isOpen && saysMonth(end) ? 1 : 0), isOpen);
  }
  // Two dates without a dash are read as a range.
  const written = spans.length === 0 ? twoDates.exec(text)?.[0] : undefined;
  const [begin, end] = written?.match(onePoint) ?? [];
  if (begin && end) return spansOf({ text: `${begin} – ${end}`, page }, today);
  if (spans.length === 0) for (const [, start = ""] of text.matchAll(since)) add(monthOf(start), today, true);
  return spans;
}

const dateCell = new RegExp(`^(?:${monthWord}\\.?|${now}|(?:19|20)\\d\\d|\\d{1,2}[./]|[-–—−\\s,./])+$`, "iu");

/** The left part of a line that is a date, possibly with wide spaces. */
export function dateCellOf({ parts }: Pick<ResumeLine, "parts">): string {
  const end = parts.findIndex((part) => !dateCell.test(part));
  return parts.slice(0, end < 0 ? parts.length : end).join(" ");
}

/** Lines whose dates are broken in a narrow column: "Apr 2014–Jul" above "2019". */
function withWholeDates(lines: readonly ResumeLine[]): Pick<ResumeLine, "text" | "page">[] {
  const taken = new Set<number>();
  return lines.flatMap((line, index) => {
    const cell = dateCellOf(line);
    if (taken.has(index)) return [];
    if (cell === "" || isRange(line.text)) return [line];
    const at = [1, 2].map((step) => index + step).find((next) => lines[next] && dateCellOf(lines[next]) !== "");
    const rest = at === undefined ? "" : dateCellOf(lines[at] as ResumeLine);
    if (at === undefined || !isRange(`${cell} ${rest}`)) return [line];
    taken.add(at);
    return [{ text: `${cell} ${rest}`, page: line.page }];
  });
}

/** Years of work: each month of all positions once, in whole years; without dates, the number the resume states. */
export function findYears(
  work: readonly ResumeLine[],
  all: readonly ResumeLine[],
  today: Date,
): Found<FoundYears> | undefined {
  const present = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const spans = withWholeDates(work)
    .flatMap((line) => spansOf(line, present))
    .sort((one, other) => one.from - other.from);
  let worked = 0;
  let end = 0;
  for (const { from, to } of spans) {
    worked += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  const [first] = spans;
  if (first && worked > 0) {
    const isOpen = spans.some(({ open, to }) => open && to === end);
    return {
      value: {
        years: Math.min(80, Math.floor(worked / 12)),
        from: monthText(first.from),
        to: isOpen ? null : monthText(end - 1),
      },
      pages: [...new Set(spans.map(({ page }) => page))].sort((a, b) => a - b),
    };
  }
  for (const { text, page } of all) {
    const said = /(?<!\d)(\d{1,2})\s?\+?\s?(?:years?|yrs?\.?|jahren?|años|ans)\b(?! old)/i.exec(text);
    if (said && /experien|erfahrung|expérience/i.test(text) && Number(said[1]) <= 60)
      return { value: { years: Number(said[1]), from: null, to: null }, pages: [page] };
  }
  return undefined;
}
