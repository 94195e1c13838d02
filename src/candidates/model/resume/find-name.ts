import { placeIn } from "@/candidates/model/resume/find-place";
import { isTitle } from "@/candidates/model/resume/find-title";
import type { Found, FoundName } from "@/candidates/model/resume/found";
import { firstPage, isLargest } from "@/candidates/model/resume/line-looks";
import { folded, type ResumeLine } from "@/candidates/model/resume/resume-text";
import { headOf } from "@/candidates/model/resume/section-heads";
import { wholeWords } from "@/candidates/model/resume/whole-words";

const word = /^(?:\p{L}[\p{L}\p{M}'’.-]*)$/u;
const particles = /^(?:de|da|di|du|del|della|dos|das|la|le|van|von|der|den|ter|ten|al|el|bin|ibn|zu|zum|af|st\.?)$/i;
const credential = /^(?:[A-Z]{2,6}|[A-Z][a-z]?\.?[A-Z][a-z]?\.?[A-Z]?\.?|Ph\.?D\.?|M\.?D\.?|Dr\.?|Jr\.?|Sr\.?|II|III)$/;
const document = wholeWords(
  "r[eé]sum[eé]|curriculum|vitae|cv|lebenslauf|bewerbung|page|seite|confidential|application|updated",
);
const salutation = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|dipl\.?-?ing)\.?\s+/i;
const places =
  /^(?:united|new|san|los|las|saint|street|avenue|road|university|college|school|institute|inc|llc|gmbh)$/i;

// Small scripts have no capitals: any word can be a name.
const isCapital = (text: string) =>
  text.charAt(0) !== text.charAt(0).toLowerCase() || text.toLowerCase() === text.toUpperCase();

function asName(text: string): string {
  return text === text.toUpperCase() && text !== text.toLowerCase() && text.length > 2
    ? text
        .toLowerCase()
        .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
}

/** The words of a name at the start of a line, or null; anything may follow a comma or bar. */
function nameWords(line: string): string[] | null {
  if (document.test(line) || headOf(line) || /^(?:full )?name:?$/i.test(line)) return null;
  const bare = line
    .replace(/^(?:name|full name)(?:\s*:\s*|\s+(?=\S+\s+\S))/i, "")
    .replace(salutation, "")
    .replace(/\((?:she|he|they|er|sie)(?!\p{L})[^)]*\)/iu, "");
  let [own = "", ...after] = bare.split(/\s*[,|•·–—]\s*/);
  // "Ferreira, Nadia", as opposed to credentials after a name: "RN, BSN".
  if (
    bare.includes(",") &&
    after.length === 1 &&
    own
      .split(" ")
      .slice(0, -1)
      .every((each) => particles.test(each)) &&
    (word.test(after[0] ?? "") || (own.includes(" ") && !/[^\p{L} ]/u.test(after[0] ?? ""))) &&
    !credential.test(after[0] ?? "")
  ) {
    own = `${after[0]} ${own}`;
    after = [];
  }
  if (own.length > 60 || /[\d@/\\]/.test(own)) return null;
  const words = own.split(" ").filter(Boolean);
  while (words.length > 2 && credential.test(words.at(-1) ?? "") && own !== own.toUpperCase()) words.pop();
  if (words.length === 0 || words.length > 6) return null;
  if (!words.every((each) => word.test(each)) || words.some((each) => places.test(each))) return null;
  return words.every((each) => isCapital(each) || particles.test(each)) ? words : null;
}

function parted(written: string[]): FoundName {
  // "FERREIRA Nadia": an all-caps word is the surname if the rest isn't.
  const isShouted = (each: string) => each.length > 2 && each === each.toUpperCase() && each !== each.toLowerCase();
  const given = written.findIndex((each) => !isShouted(each) && !particles.test(each));
  const isLastFirst = given > 0 && !written.slice(given).some(isShouted);
  const words = isLastFirst ? [...written.slice(given), ...written.slice(0, given)] : written;
  const particle = words.findIndex((each, index) => index > 0 && index < words.length - 1 && particles.test(each));
  // Some have only one part.
  const cut = isLastFirst ? words.length - given : particle > 0 ? particle : Math.max(1, words.length - 1);
  const join = (part: string[]) =>
    part
      .map((each) => (particles.test(each) ? (each === each.toUpperCase() ? each.toLowerCase() : each) : asName(each)))
      .join(" ");
  return { first: join(words.slice(0, cut)), last: join(words.slice(cut)) };
}

const plain = (text: string) => folded(text).replace(/[^\p{L}]/gu, "");

interface Candidate {
  words: string[];
  page: number;
  index: number;
  isLarge: boolean;
  /** It could also be a city. */
  isPlace: boolean;
}

/** How an address agrees with a name: how many of its words it has, and whether it has all or starts with their initials. */
function agreementWith(email: string | undefined) {
  const mailbox = plain(email?.split("@")[0] ?? "");
  const isIn = (word: string) => plain(word).length > 2 && mailbox.includes(plain(word));
  const agreeing = (words: string[]) => words.filter(isIn).length;
  const isWhole = (words: string[]) => {
    const rest = words.filter(isIn).reduce((left, word) => left.replace(plain(word), ""), mailbox);
    const initials = words.filter((word) => !isIn(word)).map((word) => plain(word).charAt(0));
    return agreeing(words) > 0 && rest.startsWith(initials.join(""));
  };
  return { agreeing, isWhole };
}
type Agreement = ReturnType<typeof agreementWith>;

/** Joins the words of two lines, across a hyphen at the end of the first. */
const joinedNames = (one: string[], other: string[]) =>
  one.at(-1)?.endsWith("-") ? [...one.slice(0, -1), `${one.at(-1)}${other[0]}`, ...other.slice(1)] : [...one, ...other];

/** Whether a line says more than a name. */
const hasMore = (text: string) => text.length > 60 || /[\d@/\\]/.test(text);

/** Possible names: a part of a line, or two lines together. */
function candidatesIn(lines: readonly ResumeLine[], all: readonly ResumeLine[], { agreeing, isWhole }: Agreement) {
  const found: Candidate[] = [];
  const large = all.filter((line) => isLargest(line, all));
  /** Whether a line continues an earlier name; text next to a large name may come between its two lines. */
  const isOneName = (
    before: Candidate,
    { words, index, isLarge }: Omit<Candidate, "page" | "isPlace">,
    joined: string[],
  ) => {
    const [first, line] = [lines[before.index], lines[index]];
    if (!first || !line || joined.length > 6) return false;
    if (isLarge) return (index - before.index <= 4 || large.length === 2) && !/[|,•·]/.test(first.text);
    const isWholly = first.text === before.words.join(" ") && line.text === words.join(" ");
    const isBegun = index === 1 && before.index === 0 && before.words.length === 1;
    return (
      isWholly &&
      index < 4 &&
      first.look?.size === line.look?.size &&
      (isBegun || agreeing(joined) > agreeing(before.words))
    );
  };
  for (const [index, line] of lines.entries()) {
    const isLarge = large.includes(line);
    for (const part of line.parts.length > 1 && !isLarge ? [line.text, ...line.parts] : [line.text]) {
      const words = nameWords(part);
      // A person named Baker isn't a baker, and a title may follow a name.
      const isMeant =
        words &&
        (isTitle(words.join(" "))
          ? isWhole(words)
          : isLarge || agreeing(words) > 0 || !(isTitle(part) || hasMore(part)));
      if (!isMeant) continue;
      const before = isLarge ? found.findLast((each) => each.isLarge) : found.at(-1);
      const joined = before && joinedNames(before.words, words);
      if (before && joined && isOneName(before, { words, index, isLarge }, joined)) {
        found.push({ ...before, words: joined, isLarge });
        if (isLarge) continue;
      }
      found.push({ words, page: line.page, index, isLarge, isPlace: placeIn(part) !== null });
    }
  }
  return found;
}

/** The resume's owner: the largest text on page one, the line that agrees with the email address, or the first like a name. */
export function findName(
  lines: readonly ResumeLine[],
  email: string | undefined,
  all: readonly ResumeLine[] = lines,
): Found<FoundName> | undefined {
  const first = firstPage(all);
  const agreement = agreementWith(email);
  const parts = candidatesIn(lines.filter(({ page }) => page === first).slice(0, 60), all, agreement);
  // "de Souza" alone is the second half of a name.
  const candidates = parts.filter(({ words: [begin = ""] }) => !/^\p{Ll}/u.test(begin));
  const agreed = ({ words }: Candidate) => agreement.agreeing(words);
  const lettersIn = ({ words }: Candidate) => words.join("").length;
  const longest = (some: Candidate[]) =>
    some.sort((one, other) => other.words.length - one.words.length || lettersIn(other) - lettersIn(one))[0];
  const isPair = ({ words }: Candidate) => words.length > 1;
  const early = candidates.filter((each) => agreed(each) > 0 && each.index < (isPair(each) ? 12 : 2));
  const best = Math.max(...early.map(agreed));
  const found =
    longest(candidates.filter((each) => each.isLarge && isPair(each))) ??
    longest(early.filter((each) => agreed(each) === best)) ??
    candidates.find((each) => each.index < 4 && isPair(each) && !each.isPlace) ??
    candidates.find((each) => isPair(each) && agreed(each) > 0) ??
    // Some people have only one name.
    candidates.find((each) => each.isLarge && (agreed(each) > 0 || !email));
  return found && { value: parted(found.words), pages: [found.page] };
}
