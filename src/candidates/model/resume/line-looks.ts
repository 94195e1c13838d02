import { isTitle } from "@/candidates/model/resume/find-title";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { headOf } from "@/candidates/model/resume/section-heads";

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

// Fewer lines are a cover.
const fewestLines = 3;

/** The resume's first page after any cover. */
export function firstPage(lines: readonly ResumeLine[]): number {
  const begun = lines.find(({ page }, index) => lines[index + fewestLines - 1]?.page === page);
  return (begun ?? lines[0])?.page ?? 1;
}

const sizes = (lines: readonly ResumeLine[], first: number) =>
  lines.flatMap(({ look, page, text }) => (look && page === first && /\p{L}{2}/u.test(text) ? [look.size] : []));

/** Whether a line has the first page's largest size, as a name does. */
export function isLargest({ look, page }: ResumeLine, lines: readonly ResumeLine[]): boolean {
  const first = firstPage(lines);
  const all = sizes(lines, first);
  return look !== undefined && page === first && look.size >= Math.max(...all) - 0.5 && look.size > median(all) * 1.2;
}

const styleOf = ({ look }: ResumeLine) => (look ? `${look.font} ${look.size.toFixed(1)}` : "");

/** The styles of known headings, if rare otherwise; sizes above the body text count as well. */
export function headStyles(lines: readonly ResumeLine[]): ReadonlySet<string> {
  const heads = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    const count = heads.get(styleOf(line)) ?? { known: 0, all: 0 };
    count.all += 1;
    if (headOf(line.text)) count.known += 1;
    heads.set(styleOf(line), count);
  }
  heads.delete("");
  const usual = median(lines.flatMap(({ look }) => (look ? [look.size] : [])));
  const isStyle = ([style, { known, all }]: [string, { known: number; all: number }]) =>
    known >= 2 && known >= all * (Number(style.split(" ").at(-1)) > usual * 1.15 ? 0.3 : 0.6);
  return new Set([...heads].filter(isStyle).map(([style]) => style));
}

/** Whether a line looks like a heading, whatever it says; job titles may as well. */
export const isHeadLike = (line: ResumeLine, styles: ReadonlySet<string>): boolean =>
  styles.has(styleOf(line)) &&
  line.text.length <= 40 &&
  line.parts.length === 1 &&
  !isTitle(line.text) &&
  !/[\d@]/.test(line.text);
