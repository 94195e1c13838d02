import { kindsIn } from "@/candidates/model/resume/line-kinds";
import { type Band, bandOf, labelsOf, sideRows } from "@/candidates/model/resume/page-columns";
import { gapBetween, type PageLine, type PagePiece, type PageRow } from "@/candidates/model/resume/page-piece";
import { rowsOf } from "@/candidates/model/resume/page-rows";
import { rowLines } from "@/candidates/model/resume/row-lines";

const isHead = (text: string) => kindsIn([text]).heads > 0;

/** What is at the left of x, and what at its right. */
const sidesOf = (rows: readonly PageRow[], x: number): [PageRow[], PageRow[]] => [
  sideRows(rows, (piece) => piece.x < x - 1),
  sideRows(rows, (piece) => piece.x >= x - 1),
];

/** Labels in a rail, each before what is beside it. */
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

/** A sidebar at the right is read first: what the next page goes on with is the main column. */
function columnLines(left: readonly PageRow[], right: readonly PageRow[]): PageLine[] {
  const [leftLines, rightLines] = [regionLines(left), regionLines(right)];
  const kinds = kindsIn([rightLines[0]?.text ?? ""]);
  const isSidebar = lettersIn(right) < lettersIn(left) * 0.7 && kinds.heads + kinds.contacts > 0;
  return isSidebar ? [...rightLines, ...leftLines] : [...leftLines, ...rightLines];
}

/** Whether a row is a heading in the middle of the page, or one text that has its blank where the columns part. */
function isAcross(row: PageRow, x: number): boolean {
  const [left, right] = [row.pieces.findLast((piece) => piece.x < x - 1), row.pieces.find((piece) => piece.x >= x - 1)];
  if (left && right) return gapBetween(left, right) < row.size * 0.9;
  return right !== undefined && right.x > x + 10 && rowLines(row).some(({ text }) => isHead(text));
}

/** The rows above both columns, as a headline and contact details are, where each of them begins with a heading, or a heading in the middle. */
function rowsAbove(rows: readonly PageRow[], x: number): readonly PageRow[] {
  const below = rows.findIndex((row) => !isAcross(row, x));
  if (below > 0) return rows.slice(0, below);
  const heads = rows.map((row) =>
    sidesOf([row], x).map((side) => side.flatMap(rowLines).some(({ text }) => isHead(text))),
  );
  const first = heads.findIndex((sides) => sides.includes(true));
  return first > 0 && !heads[first]?.includes(false) ? rows.slice(0, first) : [];
}

/** A row of a table of dates or labels and what they belong to; a name and its headline stay two lines. */
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

/** The lines of a part of a page: where a strip parts it in two, side after side, and so on within each. */
function regionLines(rows: readonly PageRow[]): PageLine[] {
  const band = rows.length < 3 ? null : bandOf(rows, kindsIn);
  if (!band) return rows.flatMap(rowLines);
  return [
    ...regionLines(rows.slice(0, band.from)),
    ...bandLines(rows.slice(band.from, band.to), band),
    ...regionLines(rows.slice(band.to)),
  ];
}

/** The lines of a page as somebody reads them. */
export const pageLines = (pieces: readonly PagePiece[]): PageLine[] =>
  regionLines(rowsOf(pieces.filter(({ text }) => text.trim() !== "")));
