import { endOf, type PagePiece, type PageRow, sizeOf } from "@/candidates/model/resume/page-piece";

/** Rows split in two by a strip without text, and how the parts relate. */
export interface Band {
  from: number;
  to: number;
  x: number;
  kind: "columns" | "rail" | "rows";
}

interface Kinds {
  heads: number;
  dates: number;
  ranges: number;
  labels: number;
  contacts: number;
}

type SideKinds = (texts: readonly string[]) => Kinds;

interface Side {
  rows: number[];
  own: PageRow[];
  texts: string[];
  letters: number;
}

const textIn = (pieces: readonly PagePiece[]) => pieces.map(({ text }) => text.trim()).join(" ");

const lettersIn = (texts: readonly string[]) => texts.join("").length;

function sideOf(rows: readonly PageRow[], from: number, isIn: (piece: PagePiece) => boolean): Side {
  const side: Side = { rows: [], own: [], texts: [], letters: 0 };
  for (const [index, row] of rows.entries()) {
    const pieces = row.pieces.filter(isIn);
    if (pieces.length === 0) continue;
    const text = textIn(pieces);
    side.rows.push(from + index);
    side.own.push({ ...row, pieces });
    side.texts.push(text);
    side.letters += text.length;
  }
  return side;
}

/** A rail's labels, with the row each starts in: "Work" above "Experience" is one label. */
export function labelsOf(
  rows: readonly PageRow[],
  isHead: (text: string) => boolean,
): { row: PageRow; text: string }[] {
  const labels: { row: PageRow; text: string; end: number }[] = [];
  for (const row of rows) {
    const text = textIn(row.pieces);
    const open = labels.at(-1);
    if (open && !isHead(open.text) && open.end - row.y < row.size * 1.6) {
      open.text += ` ${text}`;
      open.end = row.y;
    } else labels.push({ row, text, end: row.y });
  }
  return labels;
}

function isFlushRight(rows: readonly PageRow[]): boolean {
  const ends = rows.map(({ pieces }) => Math.max(...pieces.map(endOf)));
  const starts = rows.map(({ pieces }) => pieces[0]?.x ?? 0);
  const isSame = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers) < 4;
  return rows.length > 3 && isSame(ends) && !isSame(starts);
}

/** Whether a band's sides are columns, a rail of labels next to sections, or one line per row. */
function kindOf(left: Side, right: Side, kindsIn: SideKinds): Band["kind"] | null {
  if (left.rows.length < 2 || right.rows.length < 3) return null;
  const level = left.texts.filter((_, index) => right.rows.includes(left.rows[index] as number));
  const [leftKinds, levelKinds, rightKinds] = [left.texts, level, right.texts].map(kindsIn) as [Kinds, Kinds, Kinds];
  // Dates, locations and labels belong to their row, while headings above them have nothing next to them. The same goes for skill
  // levels drawn as dots, and for a heading on the first row of its text.
  const isHead = (text: string) => kindsIn([text]).heads > 0;
  const besides = right.texts.map((text, at) => [left.texts[left.rows.indexOf(right.rows[at] ?? -1)], text] as const);
  const dots = besides.filter(([label, text]) => label && !/[\p{L}\d]/u.test(text)).length;
  const begun = besides.filter(([label, text]) => label && isHead(label) && !isHead(text)).length;
  const isTable = levelKinds.ranges + levelKinds.labels + dots > 0;
  const attached = levelKinds.dates + levelKinds.labels + dots + (isTable ? begun : 0);
  // Labels are right-aligned; columns never are.
  if (level.length >= left.rows.length * 0.6 && isFlushRight(left.own)) return "rows";
  if (attached >= level.length * 0.5 && attached > 0 && attached >= (leftKinds.dates + leftKinds.labels) * 0.6)
    return "rows";
  const labels = labelsOf(left.own, isHead).map(({ text }) => text);
  const heads = labels.filter(isHead);
  // A sidebar has text below its headings; a rail doesn't.
  const below = labels.slice(labels.indexOf(heads[0] ?? ""));
  const isShort = lettersIn(below) <= lettersIn(heads) * 2;
  const above = left.texts.findIndex(isHead);
  if (heads.length >= labels.length * 0.5 && isShort && left.rows.length - above <= right.rows.length * 0.6)
    return "rail";
  if (rightKinds.dates >= right.rows.length * 0.5) return null;
  // Headings on the right above their text, and dates at the end of its lines.
  const ends = labelsOf(right.own, isHead).map(({ text }) => text);
  const endKinds = kindsIn(ends);
  if (endKinds.heads > 1 && endKinds.heads + endKinds.dates >= ends.length * 0.8) return null;
  // Contact details above the dates of jobs: both end their lines.
  const isEnds = rightKinds.ranges > 0 && rightKinds.heads === 0;
  if (isEnds && rightKinds.ranges + rightKinds.contacts >= right.rows.length * 0.8) return null;
  if (rightKinds.contacts >= right.rows.length * 0.6) return "columns";
  const isHeaded = [left, right].every(({ rows, texts: [first = ""] }) => rows[0] === left.rows[0] && isHead(first));
  if (isHeaded) return "columns";
  if (Math.min(left.rows.length, right.rows.length) < 4) return null;
  const isLoose = level.length < Math.min(left.rows.length, right.rows.length) * 0.7;
  return leftKinds.heads > 0 || rightKinds.heads > 0 || isLoose ? "columns" : null;
}

/** Where a block on the right ends, because the left continues across the page with dates at line ends; null if nowhere. */
function endOfBlock(left: Side, { rows, own, texts }: Side, x: number, kindsIn: SideKinds): number | null {
  const kinds = texts.map((text) => kindsIn([text]));
  const isDate = kinds.map(({ ranges }, index) => ranges > 0 && (own[index]?.pieces[0]?.x ?? 0) > x + 20);
  const last = kinds.findLastIndex(({ contacts }, index) => !isDate[index] && contacts === 0);
  const date = rows[isDate.indexOf(true, last)] ?? 0;
  const end = (rows[last] ?? 0) + 1;
  if (last < 0 || date === 0) return kinds.some(({ heads }) => heads > 0) ? null : (rows.at(-1) ?? 0) + 1;
  // The next section starts at its heading.
  return left.rows.find((row, at) => row >= end && row < date && kindsIn([left.texts[at] ?? ""]).heads > 0) ?? end;
}

/** The widest stretch of rows split in two, or null. */
export function bandOf(rows: readonly PageRow[], kindsIn: SideKinds): Band | null {
  const edges = new Set(rows.flatMap(({ pieces }) => pieces.map(({ x }) => Math.round(x))));
  let best: (Band & { weight: number }) | null = null;
  const isBetter = (kind: Band["kind"], weight: number) =>
    best === null || (best.kind === "rows") === (kind === "rows") ? weight > (best?.weight ?? 0) : kind !== "rows";
  for (const x of edges) {
    const isLeft = (piece: PagePiece) => piece.x < x - 1;
    // Only text with more on its right needs a gap in between.
    const crosses = ({ pieces, size }: PageRow) => {
      const gap = pieces.every(isLeft) ? 1 : Math.min(6, size * 0.5);
      return pieces.some((piece) => isLeft(piece) && endOf(piece) > x - gap);
    };
    for (let from = 0; from < rows.length; from += 1) {
      if (crosses(rows[from] as PageRow)) continue;
      let to = from;
      while (to < rows.length && !crosses(rows[to] as PageRow)) to += 1;
      const inside = rows.slice(from, to);
      const [left, right] = [sideOf(inside, from, isLeft), sideOf(inside, from, (piece) => !isLeft(piece))];
      const weight = Math.min(left.letters, right.letters * 0.5) * Math.sqrt(to - from);
      const kind = weight > 0 ? kindOf(left, right, kindsIn) : null;
      if (kind && isBetter(kind, weight))
        best = { from, to: endOfBlock(left, right, x, kindsIn) ?? to, x, kind, weight };
      from = to;
    }
  }
  return best;
}

/** The pieces on one side of x, as separate rows. */
export const sideRows = (rows: readonly PageRow[], isIn: (piece: PagePiece) => boolean): PageRow[] =>
  rows.flatMap(({ y, pieces }) => {
    const own = pieces.filter(isIn);
    return own.length === 0 ? [] : [{ y, size: Math.max(...own.map(sizeOf)), pieces: own }];
  });
