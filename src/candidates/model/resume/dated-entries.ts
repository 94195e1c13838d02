import { dateCellOf, datesIn, withoutDates } from "@/candidates/model/resume/find-years";
import type { FoundDates } from "@/candidates/model/resume/found";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";

/** A line in a section of jobs or schools, without its dates. */
interface EntryLine {
  parts: string[];
  dates: FoundDates | null;
  page: number;
  isItem: boolean;
}

interface DatedEntry {
  dates: FoundDates;
  /** Lines split at tabs and separators: "Staff Engineer", "Helm & Harbor Bank", "Cedar Park, TX". */
  heads: string[][];
  details: string[];
  pages: number[];
}

const bullet = /^(?:[•▪◦‣●○■□➢➤✓*·o]|[-–—])\s+/u;
const label =
  /^(?:dates?|employer|company|position|title|job title|degree|school|institution|location|zeitraum|arbeitgeber)(?:\s*:\s*|$)/i;
const parted = /\s+[|•·–—]\s+|\s*[|•·]\s*|\s+-\s+|\s*\t\s*/u;

/** The parts of lines, rejoining dates broken by a narrow column: "Apr 2014–Jul" above "2019". */
function entryLines(lines: readonly ResumeLine[], isSingle: boolean): EntryLine[] {
  const rest = lines.map((line) => [...line.parts]);
  return lines.flatMap(({ text, page }, index): EntryLine[] => {
    const parts = rest[index] ?? [];
    if (!/[\p{L}\d]/u.test(parts.join(""))) return [];
    const isItem = bullet.test(text);
    let dates = isItem ? null : datesIn(parts.join("  "));
    const cell = dateCellOf({ parts });
    if (!dates && cell) {
      const at = [1, 2].map((step) => index + step).find((next) => rest[next] && dateCellOf({ parts: rest[next] }));
      const below = at === undefined ? "" : dateCellOf({ parts: rest[at] ?? [] });
      // "2013" above "2009 – 2011" are two separate dates.
      const areTwo = /\d{4}/.test(cell) && datesIn(below) !== null;
      const whole = at === undefined || areTwo ? null : datesIn(`${cell} ${below}`);
      if (at !== undefined && whole) {
        dates = whole;
        while (parts.length > 0 && cell.startsWith(parts[0] ?? "")) parts.shift();
        const isBelow = (part: string) => below.includes(part);
        rest[at] = (rest[at] ?? []).filter((part) => !isBelow(part));
      }
    }
    if (!dates && isSingle && !isItem) dates = datesIn(parts.join("  "), true);
    const said = (
      dates ? [withoutDates(parts.join("\t\t").replace(/\t\t/g, " \t "))].flatMap((whole) => whole.split("\t")) : parts
    )
      .flatMap((part) => (isItem ? [part] : part.split(parted)))
      .map((part) =>
        part
          .replace(label, "")
          .replace(/^[\s,;:|/·•–—-]+|[\s,;:|/·•–—-]+$/g, "")
          .trim(),
      )
      .filter((part) => /\p{L}/u.test(part));
    return said.length > 0 || dates ? [{ parts: said, dates, page, isItem }] : [];
  });
}

const longestHead = 90;

/** Whether a line may be a name rather than a description. */
const isHead = ({ parts, isItem }: EntryLine): boolean => {
  const text = parts.join(" ");
  return !isItem && text.length <= longestHead && /^[\p{Lu}\d(]/u.test(text) && !/\p{Ll}{2}[.!?;]$/u.test(text);
};

/** Whole sentences and items, joining wrapped lines. */
function detailsIn(lines: readonly EntryLine[]): string[] {
  const details: string[] = [];
  for (const { parts, isItem } of lines) {
    const text = parts.join(" ").replace(bullet, "");
    const open = details.at(-1);
    if (open !== undefined && !isItem && (/^\p{Ll}/u.test(text) || !/[.!?:]$/.test(open)))
      details[details.length - 1] = `${open} ${text}`;
    else details.push(text);
  }
  return details.filter(Boolean);
}

/**
 * The jobs or schools of a section, one per date. Each has as many naming lines before its date as the first; those after it name
 * it too while `isNamed` lacks something, or if they only give a location. With `isSingle` one date is enough.
 */
export function datedEntries(
  section: readonly ResumeLine[],
  isNamed: (heads: string[][]) => boolean,
  isPlace: (text: string) => boolean,
  isSingle = false,
): DatedEntry[] {
  const lines = entryLines(section, isSingle);
  const anchors = lines.flatMap(({ dates }, index) => (dates ? [index] : []));
  const [first = 0] = anchors;
  const starts = anchors.map((anchor, place) => {
    const floor = place === 0 ? 0 : (anchors[place - 1] ?? 0) + 1;
    let start = anchor;
    const most = first > 3 ? 2 : first;
    while (start > floor && anchor - start < most && isHead(lines[start - 1] as EntryLine)) start -= 1;
    return start;
  });
  return anchors.map((anchor, place) => {
    const end = starts[place + 1] ?? lines.length;
    let next = anchor + 1;
    const heads = lines.slice(starts[place], next).map(({ parts }) => parts);
    const isNextHead = (line: EntryLine) => isHead(line) && (!isNamed(heads) || isPlace(line.parts.join(" ")));
    while (next < end && next - anchor <= 3 && isNextHead(lines[next] as EntryLine)) {
      heads.push((lines[next] as EntryLine).parts);
      next += 1;
    }
    const own = lines.slice(starts[place], end);
    return {
      dates: (lines[anchor] as EntryLine).dates as FoundDates,
      heads: heads.filter(({ length }) => length > 0),
      details: detailsIn(lines.slice(next, end)),
      pages: [...new Set(own.map(({ page }) => page))],
    };
  });
}
