/** A positioned piece of text: x from the left, y from the bottom, in points. */
export interface PagePiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  font?: string;
}

export interface PageLine {
  text: string;
  size: number;
  font: string;
}

export const endOf = (piece: PagePiece): number => piece.x + piece.width;
export const sizeOf = (piece: PagePiece): number => piece.height || 10;
export const gapBetween = (before: PagePiece, after: PagePiece): number => after.x - endOf(before);

/** Pieces that share a baseline, from left to right. */
export interface PageRow {
  y: number;
  size: number;
  pieces: PagePiece[];
}
