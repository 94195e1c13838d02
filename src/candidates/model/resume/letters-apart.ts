/** What a page draws: characters with their widths, and the gaps between them. */
interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}
type Drawn = number | { unicode: string } | null;

// "J A N E": the library puts a space between spaced letters, and loses the ends of words.
const apart = /^\S(?: \S){3,}$/u;
// "C O N TAC T": kerned pairs stay together.
const partlyApart = /^(?=(?:.* )?\p{Lu}(?: \p{Lu})+(?: |$))\p{Lu}{1,4}(?: \p{Lu}{1,4}){2,}$/u;

/** Whether some texts of a page have spaced letters. */
export const isSetApart = (text: string): boolean =>
  (apart.test(text) && /\p{L}/u.test(text)) || partlyApart.test(text);

/** The text of one piece, with a space where one is drawn, or where the gap is much wider than its neighbors. */
function drawnText(drawn: readonly Drawn[]): string {
  const gaps = drawn.filter((each) => typeof each === "number").map((gap) => -gap);
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return drawn
    .map((each) => (typeof each === "number" ? (-each > Math.max(150, usual * 1.6) ? " " : "") : (each?.unicode ?? "")))
    .join("");
}

/** Rejoins spaced letters into the words that the page draws. */
export function closeUp(texts: readonly string[], { fnArray, argsArray }: Drawing, showText: number): string[] {
  const drawn = fnArray
    .map((fn, index) => (fn === showText ? drawnText((argsArray[index] as [Drawn[]])[0]) : " "))
    .join("")
    .replace(/\s+/g, " ");
  return texts.map((text) => {
    if (!isSetApart(text)) return text;
    const letters = text.replaceAll(" ", "");
    const pattern = [...letters].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(" ?");
    return new RegExp(pattern, "u").exec(drawn)?.[0] ?? letters;
  });
}
