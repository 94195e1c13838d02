import { searchText } from "@contracts/search-text";

/** A part of a text, and whether it is a search hit. */
export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** Maps folded letters to their origin, since folding changes their number. */
function foldedWithPlaces(letters: readonly string[]): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (const [place, letter] of letters.entries()) {
    const fold = searchText(letter);
    folded += fold;
    for (let i = 0; i < fold.length; i += 1) places.push(place);
  }
  return { folded, places };
}

const wordsOf = (query: string) => searchText(query).split(/\s+/).filter(Boolean);

/** The text in parts, with the first occurrence of each search word as a hit; folded like every search. */
export function markWords(text: string, query: string): MarkedPart[] {
  const letters = [...text.normalize("NFC")];
  const { folded, places } = foldedWithPlaces(letters);
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsOf(query)) {
    // Preferably at the start of a word.
    const begins = ` ${folded}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, "u"));
    const at = begins >= 0 ? begins : folded.indexOf(word);
    if (at < 0) continue;
    hits.fill(true, places[at] ?? 0, (places[at + word.length - 1] ?? 0) + 1);
  }
  const parts: MarkedPart[] = [];
  for (const [place, letter] of letters.entries()) {
    const isHit = hits[place] === true;
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else parts.push({ text: letter, isHit });
  }
  return parts;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const longest = 40;

/** The same for a long line: from a few words before its first hit, with ellipses. */
export function markAround(line: string, query: string): MarkedPart[] {
  const [first, ...rest] = markWords(line, query);
  if (!first || first.isHit || rest.length === 0 || first.text.length <= longest) return first ? [first, ...rest] : [];
  const tail = first.text.slice(-longest);
  const cut = tail.slice(tail.indexOf(" ") + 1);
  return [{ text: `…${cut}`, isHit: false }, ...rest];
}
