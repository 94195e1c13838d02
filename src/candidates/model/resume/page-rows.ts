import { gapBetween, type PagePiece, type PageRow, sizeOf } from "@/candidates/model/resume/page-piece";

/** Bold text is sometimes drawn twice with a tiny offset. */
const isSame = (one: PagePiece, other: PagePiece) =>
  one.text === other.text && Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < 0.1 * sizeOf(one);

function belongs(row: PageRow, piece: PagePiece): boolean {
  const shift = Math.abs(row.y - piece.y);
  if (shift < 0.3 * Math.min(row.size, sizeOf(piece))) return true;
  // A raised "th" touches the number it belongs to.
  return (
    shift < 0.5 * Math.max(row.size, sizeOf(piece)) &&
    row.pieces.some((each) => {
      const [left, right] = each.x <= piece.x ? [each, piece] : [piece, each];
      return sizeOf(each) !== sizeOf(piece) && Math.abs(gapBetween(left, right)) < 0.15 * row.size;
    })
  );
}

export function rowsOf(pieces: readonly PagePiece[]): PageRow[] {
  const rows: PageRow[] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.slice(-3).find((each) => belongs(each, piece));
    if (!row) rows.push({ y: piece.y, size: sizeOf(piece), pieces: [piece] });
    else if (!row.pieces.some((each) => isSame(each, piece))) {
      row.pieces.push(piece);
      row.size = Math.max(row.size, sizeOf(piece));
    }
  }
  for (const row of rows) row.pieces.sort((one, other) => one.x - other.x);
  return rows;
}
