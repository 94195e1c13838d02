import type { SkillSpellings } from "@contracts/skills";
import { isTitle } from "@/features/candidate/profile/resume/find-title";
import type { FoundSkill } from "@/features/candidate/profile/resume/found";
import { folded, type ResumeLine } from "@/features/candidate/profile/resume/resume-text";

// The most words a spelling has that is looked for.
const mostWords = 6;

/** A word as it is compared; signs that are part of a name are kept (RULES: Skills). */
const spelled = (word: string) =>
  folded(word)
    .replace(/(?<=[\p{L}\d])\+\+/gu, "plusplus")
    .replace(/(?<=[\p{L}\d])\+$/u, "plus")
    .replace(/(?<=[\p{L}\d])#/gu, "sharp")
    .replace(/^\.net$/, "dotnet")
    .replace(/[^\p{L}\d]/gu, "");

/** The words of a text; a dot, plus or # belongs to its word unless it ends a sentence. */
const wordsOf = (text: string): string[] =>
  text.match(/\.?[\p{L}\d][\p{L}\d\p{M}]*(?:[.'’&][\p{L}\d]+)*(?:\+\+?|#)?/gu) ?? [];

interface Known {
  name: string;
  /** How it is written where it is known. */
  written: string;
}

/** The vocabulary, as it is looked up in a text. */
export type SkillIndex = ReadonlyMap<string, Known>;

export function indexSkills(vocabulary: readonly SkillSpellings[]): SkillIndex {
  const index = new Map<string, Known>();
  for (const [name, ...others] of vocabulary) {
    for (const written of [name, ...others]) {
      const key = wordsOf(written).map(spelled).join("");
      if (key && !index.has(key)) index.set(key, { name, written });
    }
  }
  return index;
}

// Skills that are words of everyday language, or of any job: only a list of skills means them.
const everyday = new Set(
  `access|act|adobe|aid|art|assembly|audit|billing|box|care|chef|cleaning|coaching|communication|construction|cooking|counseling|crystal|customer|dart|data|delivery|design|director|drawing|driving|editing|elastic|english|excel|express|fax|figures|finance|flash|flow|go|health|helm|html|imaging|inventory|jest|julia|keynote|lead|leadership|less|library|loading|logic|maintenance|management|marketing|math|mathematics|music|network|networking|notion|numbers|nursing|office|operations|oracle|outlook|packing|painting|pages|peachtree|phoenix|planning|playwright|processing|production|project|puppet|purchasing|r|c|d|reading|reporting|research|retail|ruby|rust|safety|sales|scala|scheduling|science|scratch|security|service|shell|shipping|sketch|slack|spark|spring|sql|stock|support|swift|teaching|teams|teamwork|testing|training|translation|travel|typing|vault|vision|warehouse|word|work|writing|zoom`.split(
    "|",
  ),
);

/** Whether a spelling, found in the middle of a sentence, means the skill: by more than one word, or by how it is written. */
function isMeant(key: string, written: string, found: string, words: number): boolean {
  // Whoever is a nurse says so under their title.
  if (everyday.has(key) || key.length < 3 || isTitle(written)) return false;
  if (words > 1) return true;
  // PostgreSQL, Node.js, C++: nobody writes so by chance.
  const isOdd = /\p{Ll}\p{Lu}|\p{L}[.+#]|\d|^\p{Lu}{3,}$/u.test(written);
  return isOdd
    ? found.toLowerCase() === written.toLowerCase()
    : /^\p{Lu}/u.test(found) && /^\p{Lu}/u.test(written) && key.length > 3;
}

const separators = /\s*(?:[,;|•·●▪◦‣■*\t\n]|\s[–—/-]\s|\s{2,}|\.\s|\.$)\s*/;

/** "TypeScript (5 years)", "Languages: Go", "React/Redux". */
const entriesOf = (text: string): string[] =>
  text
    .replace(/^[^:]{2,40}:\s+/, "")
    .split(separators)
    .flatMap((part) => part.split(/[()]/))
    .flatMap((part) => [part, ...(part.includes("/") ? part.split("/") : [])])
    .map((part) => part.trim())
    .filter(Boolean);

/** The skills of the vocabulary in a text: those listed as skills first, then those that are named. Nothing of it is sent anywhere. */
export function findSkills(
  listed: readonly ResumeLine[],
  told: readonly ResumeLine[],
  index: SkillIndex,
): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  const add = (known: Known, isListed: boolean, page: number) => {
    if (!found.has(known.name)) found.set(known.name, { ...known, listed: isListed, page });
  };
  const search = (text: string, page: number, isListed: boolean) => {
    const words = wordsOf(text).slice(0, 400);
    const keys = words.map(spelled);
    for (let at = 0; at < words.length; ) {
      let taken = 1;
      for (let size = Math.min(mostWords, words.length - at); size > 0; size -= 1) {
        const key = keys.slice(at, at + size).join("");
        // REST APIs.
        const known = index.get(key) ?? index.get(key.replace(/(?<=[a-z]{2}[^s])s$/, ""));
        const isWhole = isListed && size === words.length;
        if (known && (isWhole || isMeant(key, known.written, words[at] ?? "", size))) {
          add(known, isListed, page);
          taken = size;
          break;
        }
      }
      at += taken;
    }
  };
  for (const { text, page } of listed) for (const entry of entriesOf(text)) search(entry, page, true);
  for (const { text, page } of told) {
    const said = text.replace(/\S+@\S+|\S+\.(?:com|org|net|io|dev)\b\S*/gi, " ");
    for (const sentence of said.split(separators)) search(sentence, page, false);
  }
  return [...found.values()];
}

/** The name a skill is known by, however it is written; itself where nobody knows it. */
export const nameOfSkill = (skill: string, index: SkillIndex | null): string =>
  (index && findSkills([{ text: skill, page: 1 }], [], index)[0]?.name) ?? skill;
