import { kindsIn } from "@/features/candidate/profile/resume/line-kinds";
import { type Band, bandOf, labelsOf, sideRows } from "@/features/candidate/profile/resume/page-columns";
import type { PageLine, PagePiece, PageRow } from "@/features/candidate/profile/resume/page-piece";
import { rowsOf } from "@/features/candidate/profile/resume/page-rows";
import { rowLines } from "@/features/candidate/profile/resume/row-lines";

const isHead = (text: string) => kindsIn([text]).heads > 0;

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

/** The rows above both columns, as a headline in the middle is, where each of them begins with a heading. */
function rowsAbove(left: readonly PageRow[], right: readonly PageRow[]): PageRow[] {
  const y = Math.min(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const startsWithHead = (side: readonly PageRow[]) =>
    side
      .filter((row) => row.y < y + row.size * 0.5)
      .flatMap(rowLines)
      .slice(0, 1)
      .some(({ text }) => isHead(text));
  const above = [...left, ...right].filter((row) => row.y >= y + row.size * 0.5);
  const isHeadless = !above.flatMap(rowLines).some(({ text }) => isHead(text));
  return isHeadless && startsWithHead(left) && startsWithHead(right) ? above : [];
}

/** A row of a table of dates or labels and what they belong to; a name and its headline stay two lines. */
function acrossLines(row: PageRow, x: number): PageLine[] {
  const [left, right] = [(piece: PagePiece) => piece.x < x - 1, (piece: PagePiece) => piece.x >= x - 1];
  const lines = [left, right].flatMap((isIn) => sideRows([row], isIn)).flatMap(rowLines);
  const sizes = lines.map(({ size }) => size);
  if (Math.max(...sizes) > Math.min(...sizes) * 1.3) return rowLines(row);
  return [{ text: lines.map(({ text }) => text).join("  "), size: Math.max(...sizes), font: lines[0]?.font ?? "" }];
}

function bandLines(rows: readonly PageRow[], { x, kind }: Band): PageLine[] {
  const left = sideRows(rows, (piece) => piece.x < x - 1);
  const right = sideRows(rows, (piece) => piece.x >= x - 1);
  if (kind === "rows") return rows.flatMap((row) => acrossLines(row, x));
  if (kind === "rail") return railLines(left, right);
  const above = rowsAbove(left, right);
  const isBelow = (row: PageRow) => !above.includes(row);
  return [...regionLines(above), ...columnLines(left.filter(isBelow), right.filter(isBelow))];
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
