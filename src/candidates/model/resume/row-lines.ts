import {
  endOf,
  gapBetween,
  type PageLine,
  type PagePiece,
  type PageRow,
  sizeOf,
} from "@/candidates/model/resume/page-piece";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

// "J A N E", or a single letter: spaced letters.
const setApart = /^\S(?: \S)*$/u;
const lettersIn = (pieces: readonly PagePiece[]) =>
  pieces.reduce((sum, { text }) => sum + text.replace(/ /g, "").length, 0);

/** Pieces up to a gap as wide as a tab's. */
function runsOf(pieces: readonly PagePiece[]): PagePiece[][] {
  const runs: PagePiece[][] = [];
  for (const piece of pieces) {
    const before = runs.at(-1)?.at(-1);
    if (before && gapBetween(before, piece) <= sizeOf(piece)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** A run of spaced letters as text: a word ends at a gap wider than its letters'. */
function closedUp(run: readonly PagePiece[]): string {
  const gaps = run.slice(1).map((piece, index) => gapBetween(run[index] as PagePiece, piece));
  const between = Math.max(0.1, Math.min(...gaps));
  const isWord = (gap: number, size: number) =>
    run.some(({ text }) => text.length > 1) && run.every(({ text }) => text.length > 1)
      ? gap > size * 0.15
      : gap > between * 2;
  return run
    .map((piece, index) => {
      const gap = index === 0 ? 0 : (gaps[index - 1] ?? 0);
      return (isWord(gap, sizeOf(piece)) && index > 0 ? " " : "") + piece.text.replace(/ /g, "");
    })
    .join("");
}

function runText(run: readonly PagePiece[]): string {
  if (lettersIn(run) > 3 && run.some(({ text }) => /\p{L}/u.test(text)) && run.every(({ text }) => setApart.test(text)))
    return closedUp(run);
  let text = "";
  for (const [index, piece] of run.entries()) {
    const before = run[index - 1];
    if (before && gapBetween(before, piece) > sizeOf(piece) * 0.15) text += " ";
    text += piece.text;
  }
  return text;
}

/** Two spaces for a gap as wide as a tab: what follows is separate. */
function textOf(pieces: readonly PagePiece[]): string {
  const written = pieces.filter(({ text }) => /\p{L}/u.test(text));
  if (written.length > 0 && pieces.length > 1 && written.every(({ text }) => rightToLeft.test(text)))
    return [...pieces]
      .reverse()
      .map(({ text }) => text)
      .join(" ");
  return runsOf(pieces).map(runText).join("  ");
}

/** A name and much smaller text next to it are two lines; small caps aren't. */
function bySize(pieces: readonly PagePiece[]): PagePiece[][] {
  const largest = Math.max(...pieces.map(sizeOf));
  const large = pieces.filter((piece) => sizeOf(piece) * 1.3 > largest);
  const small = pieces.filter((piece) => !large.includes(piece));
  const words = large.filter(({ text }) => /\p{L}{2}|\p{L} \p{L}/u.test(text));
  const isAttached = small.some((piece) =>
    large.some((each) => Math.abs(piece.x - endOf(each)) < 1 || Math.abs(each.x - endOf(piece)) < 1),
  );
  return small.length === 0 || words.length === 0 || isAttached ? [[...pieces]] : [large, small];
}

/** A row's lines, usually one. */
export const rowLines = ({ pieces }: PageRow): PageLine[] =>
  bySize(pieces).map((each) => ({
    text: textOf(each),
    size: Math.max(...each.map(sizeOf)),
    font: each[0]?.font ?? "",
  }));
