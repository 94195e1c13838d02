import { kindsIn } from "@/candidates/model/resume/line-kinds";
import { type Band, bandOf, labelsOf, sideRows } from "@/candidates/model/resume/page-columns";
import { gapBetween, type PageLine, type PagePiece, type PageRow } from "@/candidates/model/resume/page-piece";
import { rowsOf } from "@/candidates/model/resume/page-rows";
import { rowLines } from "@/candidates/model/resume/row-lines";

const isHead = (text: string) => kindsIn([text]).heads > 0;

/** What is left and right of x. */
const sidesOf = (rows: readonly PageRow[], x: number): [PageRow[], PageRow[]] => [
  sideRows(rows, (piece) => piece.x < x - 1),
  sideRows(rows, (piece) => piece.x >= x - 1),
];

/** A rail's labels, each before the content next to it. */
function railLines(left: readonly PageRow[], content: readonly PageRow[]): PageLine[] {
  const lines: PageLine[] = [];
  let rest = [...content];
  for (const { row: label, text } of labelsOf(left, isHead)) {
    const before = rest.filter(({ y, size }) => y > label.y + 1.1 * Math.max(size, label.size));
    lines.push(...regionLines(before), { text, size: label.size, font: label.pieces[0]?.font ?? "" });
    rest = rest.filter((row) => !before.includes(row));
  }
  return [...lines, ...regionLines(rest)];
}

const lettersIn = (rows: readonly PageRow[]) =>
  rows.reduce((sum, { pieces }) => sum + pieces.reduce((all, { text }) => all + text.length, 0), 0);

/** A right sidebar is read first, because the main column continues on the next page. */
function columnLines(left: readonly PageRow[], right: readonly PageRow[]): PageLine[] {
  const [leftLines, rightLines] = [regionLines(left), regionLines(right)];
  const kinds = kindsIn([rightLines[0]?.text ?? ""]);
  const isSidebar = lettersIn(right) < lettersIn(left) * 0.7 && kinds.heads + kinds.contacts > 0;
  return isSidebar ? [...rightLines, ...leftLines] : [...leftLines, ...rightLines];
}

/** Whether a row is a centered heading, or one text with a space where the columns split. */
function isAcross(row: PageRow, x: number): boolean {
  const [left, right] = [row.pieces.findLast((piece) => piece.x < x - 1), row.pieces.find((piece) => piece.x >= x - 1)];
  if (left && right) return gapBetween(left, right) < row.size * 0.9;
  return right !== undefined && right.x > x + 10 && rowLines(row).some(({ text }) => isHead(text));
}

/** Rows above both columns, such as a headline, where both columns start with a heading, or a centered heading follows. */
function rowsAbove(rows: readonly PageRow[], x: number): readonly PageRow[] {
  const below = rows.findIndex((row) => !isAcross(row, x));
  if (below > 0) return rows.slice(0, below);
  const heads = rows.map((row) =>
    sidesOf([row], x).map((side) => side.flatMap(rowLines).some(({ text }) => isHead(text))),
  );
  const first = heads.findIndex((sides) => sides.includes(true));
  return first > 0 && !heads[first]?.includes(false) ? rows.slice(0, first) : [];
}

/** A table row of dates or labels and their content; a name and its headline stay two lines. */
function acrossLines(row: PageRow, x: number): PageLine[] {
  const lines = sidesOf([row], x).flat().flatMap(rowLines);
  const sizes = lines.map(({ size }) => size);
  const [first] = lines;
  if (Math.max(...sizes) > Math.min(...sizes) * 1.3 || (first && isHead(first.text))) return lines;
  return [{ text: lines.map(({ text }) => text).join("  "), size: Math.max(...sizes), font: lines[0]?.font ?? "" }];
}

function bandLines(rows: readonly PageRow[], { x, kind }: Band): PageLine[] {
  if (kind === "rows") return rows.flatMap((row) => acrossLines(row, x));
  if (kind === "rail") return railLines(...sidesOf(rows, x));
  const above = rowsAbove(rows, x);
  return [...regionLines(above), ...columnLines(...sidesOf(rows.slice(above.length), x))];
}

/** The lines of a region: split at a strip, side after side, recursively. */
function regionLines(rows: readonly PageRow[]): PageLine[] {
  const band = rows.length < 3 ? null : bandOf(rows, kindsIn);
  if (!band) return rows.flatMap(rowLines);
  return [
    ...regionLines(rows.slice(0, band.from)),
    ...bandLines(rows.slice(band.from, band.to), band),
    ...regionLines(rows.slice(band.to)),
  ];
}

/** The lines of a page in reading order. */
export const pageLines = (pieces: readonly PagePiece[]): PageLine[] =>
  regionLines(rowsOf(pieces.filter(({ text }) => text.trim() !== "")));
