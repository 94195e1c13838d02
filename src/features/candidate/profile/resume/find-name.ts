import { isTitle } from "@/features/candidate/profile/resume/find-title";
import type { Found, FoundName } from "@/features/candidate/profile/resume/found";
import { folded, type ResumeLine } from "@/features/candidate/profile/resume/resume-text";
import { headOf } from "@/features/candidate/profile/resume/sections";

const word = /^(?:\p{L}[\p{L}\p{M}'’.-]*)$/u;
const particles = /^(?:de|da|di|du|del|della|dos|das|la|le|van|von|der|den|ter|ten|al|el|bin|ibn|zu|zum|af|st\.?)$/i;
const credential = /^(?:[A-Z]{2,6}|[A-Z][a-z]?\.?[A-Z][a-z]?\.?[A-Z]?\.?|Ph\.?D\.?|M\.?D\.?|Dr\.?|Jr\.?|Sr\.?|II|III)$/;
const document =
  /\b(?:r[eé]sum[eé]|curriculum|vitae|cv|lebenslauf|bewerbung|page|seite|confidential|application|updated)\b/i;
const salutation = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|dipl\.?-?ing)\.?\s+/i;
const places =
  /^(?:united|new|san|los|las|saint|street|avenue|road|university|college|school|institute|inc|llc|gmbh)$/i;

// Small scripts have no capitals: they are names as they stand.
const isCapital = (text: string) =>
  text.charAt(0) !== text.charAt(0).toLowerCase() || text.toLowerCase() === text.toUpperCase();

function asName(text: string): string {
  return text === text.toUpperCase() && text !== text.toLowerCase() && text.length > 2
    ? text
        .toLowerCase()
        .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
}

/** The words of a line that may be somebody's name, or null. */
function nameWords(line: string): string[] | null {
  if (line.length > 60 || /[\d@/\\]/.test(line) || document.test(line) || headOf(line) || isTitle(line)) return null;
  const bare = line
    .replace(/^(?:name|full name)\s*:\s*/i, "")
    .replace(salutation, "")
    .replace(/\((?:she|he|they|er|sie)\b[^)]*\)/i, "");
  let [own = "", ...after] = bare.split(/\s*[,|•·–—]\s*/);
  // "Ferreira, Nadia"; what stands behind a name is what somebody may be called besides: "RN, BSN".
  if (
    bare.includes(",") &&
    after.length === 1 &&
    !/\s/.test(own) &&
    word.test(after[0] ?? "") &&
    !credential.test(after[0] ?? "")
  ) {
    own = `${after[0]} ${own}`;
    after = [];
  }
  const words = own.split(" ").filter(Boolean);
  while (words.length > 2 && credential.test(words.at(-1) ?? "") && own !== own.toUpperCase()) words.pop();
  if (words.length === 0 || words.length > 6) return null;
  if (!words.every((each) => word.test(each)) || words.some((each) => places.test(each))) return null;
  return words.every((each) => isCapital(each) || particles.test(each)) ? words : null;
}

function parted(words: string[]): FoundName {
  const particle = words.findIndex((each, index) => index > 0 && index < words.length - 1 && particles.test(each));
  // Some have one part only.
  const cut = particle > 0 ? particle : Math.max(1, words.length - 1);
  const join = (part: string[]) =>
    part
      .map((each) => (particles.test(each) && each.length > 2 && each !== each.toUpperCase() ? each : asName(each)))
      .join(" ");
  return { first: join(words.slice(0, cut)), last: join(words.slice(cut)) };
}

const plain = (text: string) => folded(text).replace(/[^\p{L}]/gu, "");

/** Whose resume it is: the line of the first page that the e-mail address agrees with, else the first that reads like a name. */
export function findName(lines: readonly ResumeLine[], email: string | undefined): Found<FoundName> | undefined {
  const candidates = lines
    .filter(({ page }) => page === 1)
    .slice(0, 40)
    .flatMap(({ text, page }, index) => {
      const words = nameWords(text);
      return words ? [{ words, page, index }] : [];
    });
  const mailbox = plain(email?.split("@")[0] ?? "");
  const agrees = (words: string[]) => words.some((each) => plain(each).length > 2 && mailbox.includes(plain(each)));
  const found =
    candidates.find(({ words, index }) => index < (words.length > 1 ? 12 : 2) && agrees(words)) ??
    candidates.find(({ words, index }) => index < 4 && words.length > 1) ??
    candidates.find(({ words }) => words.length > 1 && agrees(words));
  return found && { value: parted(found.words), pages: [found.page] };
}
