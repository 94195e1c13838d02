/** A piece of text where a page has it: x from the left, y from the bottom, in points. */
export interface PagePiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Row {
  y: number;
  height: number;
  pieces: PagePiece[];
}

/** Pieces that stand on one line, from the top down. */
function rowsOf(pieces: readonly PagePiece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - piece.y) < Math.max(row.height, piece.height) * 0.5) {
      row.pieces.push(piece);
      row.height = Math.max(row.height, piece.height);
    } else rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  for (const row of rows) row.pieces.sort((one, other) => one.x - other.x);
  return rows;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const endOf = (piece: PagePiece) => piece.x + piece.width;

function textOf(pieces: readonly PagePiece[]): string {
  const isReversed = pieces.every(({ text }) => rightToLeft.test(text) || !/\p{L}/u.test(text));
  if (isReversed && pieces.length > 1)
    return [...pieces]
      .reverse()
      .map(({ text }) => text)
      .join(" ");
  let line = "";
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const gap = before ? piece.x - endOf(before) : 0;
    const size = piece.height || 10;
    // Two blanks where there is room for a tab: what stands behind it is something else.
    if (before) line += gap > size * 1.6 ? "  " : gap > size * 0.15 ? " " : "";
    line += piece.text;
  }
  return line;
}

/** The runs of a row between gaps as wide as a column's. */
function runsOf({ pieces, height }: Row): PagePiece[][] {
  const runs: PagePiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1);
    if (last && piece.x - endOf(last) < Math.max(10, (height || 10) * 1.2)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/**
 * Where two columns part, or null: a gap down most of the page with text on both sides that does not belong together line by line, as
 * dates behind positions do.
 */
function gutterOf(rows: readonly Row[], width: number): number | null {
  const runs = rows.flatMap(runsOf).map((pieces) => ({
    from: pieces[0]?.x ?? 0,
    to: endOf(pieces.at(-1) ?? { text: "", x: 0, y: 0, width: 0, height: 0 }),
    letters: pieces.reduce((sum, { text }) => sum + text.length, 0),
  }));
  if (runs.length < 12) return null;
  let best: { x: number; crossing: number } | null = null;
  for (let x = width * 0.22; x <= width * 0.78; x += 4) {
    const crossing = runs.filter(({ from, to }) => from < x && to > x).length;
    if (crossing > runs.length * 0.12) continue;
    const left = runs.filter(({ to }) => to <= x);
    const right = runs.filter(({ from }) => from >= x);
    if (left.length < runs.length * 0.2 || right.length < runs.length * 0.2) continue;
    // Columns are full of text; dates and amounts at the edge are not.
    const letters = Math.min(
      ...[left, right].map((side) => side.reduce((sum, run) => sum + run.letters, 0) / side.length),
    );
    const paired = rows.filter(
      (row) => row.pieces.some((piece) => endOf(piece) <= x) && row.pieces.some((piece) => piece.x >= x),
    ).length;
    if (letters < 8 || (paired > Math.min(left.length, right.length) * 0.7 && letters < 20)) continue;
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

/** The lines of a page as somebody reads them: column after column, between what goes across both. */
export function pageLines(pieces: readonly PagePiece[], width: number): string[] {
  const rows = rowsOf(pieces.filter(({ text }) => text.trim() !== ""));
  const gutter = gutterOf(rows, width);
  if (gutter === null) return rows.map(({ pieces }) => textOf(pieces));
  const lines: string[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const close = () => {
    lines.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const row of rows) {
    const across = runsOf(row).some((run) => (run[0]?.x ?? 0) < gutter && endOf(run.at(-1) as PagePiece) > gutter);
    if (across) {
      close();
      lines.push(textOf(row.pieces));
      continue;
    }
    const [before, behind] = [row.pieces.filter(({ x }) => x < gutter), row.pieces.filter(({ x }) => x >= gutter)];
    if (before.length > 0) left.push(textOf(before));
    if (behind.length > 0) right.push(textOf(behind));
  }
  close();
  return lines;
}
