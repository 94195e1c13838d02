import type { SkillSpellings } from "@contracts/matching/skills";
import { isTitle } from "@/candidates/model/resume/find-title";
import type { FoundSkill } from "@/candidates/model/resume/found";
import { notYet, studied } from "@/candidates/model/resume/not-yet";
import { folded, lineOf, type ResumeLine } from "@/candidates/model/resume/resume-text";

// The most words in a spelling to look for.
const mostWords = 6;

/** Normalizes a word for comparison; symbols in names are kept (RULES: Skills). */
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
  /** Its written form in the vocabulary. */
  written: string;
}

/** The vocabulary, indexed for lookup in text. */
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

// Skills that are everyday words, or part of any job: only recognized in a list of skills.
const everyday = new Set(
  `access|act|adobe|aid|art|assembly|audit|billing|box|care|chef|cleaning|coaching|communication|construction|cooking|counseling|crystal|customer|dart|data|delivery|design|director|drawing|driving|editing|elastic|english|excel|express|fax|figures|finance|flash|flow|go|health|helm|html|imaging|inventory|jest|julia|keynote|lead|leadership|less|library|loading|logic|maintenance|management|marketing|math|mathematics|music|network|networking|notion|numbers|nursing|office|operations|oracle|outlook|packing|painting|pages|peachtree|phoenix|planning|playwright|processing|production|project|puppet|purchasing|r|c|d|reading|reporting|research|retail|ruby|rust|safety|sales|scala|scheduling|science|scratch|security|service|shell|shipping|sketch|slack|spark|spring|sql|stock|support|swift|teaching|teams|teamwork|testing|training|translation|travel|typing|vault|vision|warehouse|word|work|writing|zoom`.split(
    "|",
  ),
);

const isCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? "");
// Words that precede a skill in a sentence: "in Python", "with Terraform".
const leadsIn =
  /^(?:in|with|using|to|on|of|from|over|into|onto|via|through|for|and|or|of|by|written|between|including)$/i;

/** A vocabulary spelling found in a text, with its words and position. */
interface Match {
  words: readonly string[];
  at: number;
  size: number;
  key: string;
  written: string;
}

/**
 * Whether a spelling found in a sentence means the skill: by how it is written, or by its context. Capitalized neighbors make it a
 * name ("Rivera Opera Company"), and the first word of a sentence is capitalized anyway.
 */
function isMeant({ words, at, size, key, written }: Match): boolean {
  const found = words.slice(at, at + size);
  // A nurse's title says so already.
  if (everyday.has(key) || key.length < 3 || isTitle(written)) return false;
  const isNamed = isCapital(found[0]) && (isCapital(words[at - 1]) || isCapital(words[at + size]));
  if (size > 1) {
    // "in design" is no InDesign.
    const isSplit = wordsOf(written).length !== size;
    return (
      (!isSplit || found.every(isCapital)) && !isNamed && !found.some((word) => isCapital(word) && placeNames.has(word))
    );
  }
  // PostgreSQL, Node.js, C++, SAP: such spellings are never accidental.
  const isOdd = /\p{Ll}\p{Lu}|\p{L}[.+#]|\p{L}\d|^\p{Lu}{3,}$/u.test(written);
  // In all-caps text, capitals mean nothing.
  const isShouted = words.length > 2 && !words.some((word) => /\p{Ll}/u.test(word));
  if (isOdd) return found[0] === written && !isShouted;
  const isLed = leadsIn.test(words[at - 1] ?? "") || (at === 0 && size === words.length);
  return isCapital(found[0]) && isCapital(written) && key.length > 3 && isLed && !isNamed;
}

const placeNames = new Set(["Palo", "San", "Los", "Santa", "Salt", "Lake", "Las", "New", "Saint", "Fort", "El"]);

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

/** Whether a line is a sentence, rather than a person, a company, a title or a location. */
export function isSentence(text: string): boolean {
  if (/^[^\p{L}\d\s(]/u.test(text) || /^[^:]{3,30}: \S/.test(text)) return true;
  const words = text.split(" ").filter((word) => /\p{L}/u.test(word));
  return words.length >= 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.4;
}

/** Whether lines list skills and little else. */
export function isSkillList(lines: readonly ResumeLine[], index: SkillIndex): boolean {
  const entries = lines.flatMap(({ parts }) => parts.flatMap(entriesOf));
  const known = entries.filter((entry) => index.has(wordsOf(entry).map(spelled).join("")));
  return known.length >= 3 && known.length >= entries.length * 0.5;
}

/** The vocabulary's skills in a text: listed skills first, then mentioned ones. Sends nothing anywhere. */
export function findSkills(
  listed: readonly ResumeLine[],
  mentioned: readonly ResumeLine[],
  index: SkillIndex,
): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  const add = (known: Known, isListed: boolean, page: number) => {
    if (!found.has(known.name)) found.set(known.name, { ...known, listed: isListed, page });
  };
  const search = (text: string, page: number, isListed: boolean) => {
    const words = wordsOf(text).slice(0, 400);
    const keys = words.map(spelled);
    /** The longest spelling starting at a word that is `isWanted` there. */
    const longestAt = (at: number, isWanted: (match: Match) => boolean) => {
      for (let size = Math.min(mostWords, words.length - at); size > 0; size -= 1) {
        const key = keys.slice(at, at + size).join("");
        // Plurals: REST APIs.
        const known = index.get(key) ?? index.get(key.replace(/(?<=[a-z]{2}[^s])s$/, ""));
        if (known && isWanted({ words, at, size, key, written: known.written })) return { known, size };
      }
      return null;
    };
    const all: Known[] = [];
    const meant: Known[] = [];
    let covered = 0;
    for (let at = 0; at < words.length; ) {
      const any = isListed ? longestAt(at, () => true) : null;
      if (any) {
        all.push(any.known);
        covered += any.size;
      }
      const found = longestAt(at, isMeant);
      if (found) meant.push(found.known);
      at += any?.size ?? found?.size ?? 1;
    }
    // Skills in boxes are separated only by spaces.
    const isList = isListed && covered === words.length;
    for (const known of isList ? all : meant) add(known, isListed, page);
  };
  // An address may follow them at the bottom of the page.
  const ownPage = /\S+@\S+|https?:\S+|\S+\.\p{L}{2,}\/\S+/gu;
  for (const { parts, page } of listed)
    for (const entry of parts.flatMap((part) => entriesOf(part.replace(ownPage, " ")))) search(entry, page, true);
  for (const { text, page } of mentioned) {
    if (notYet.test(text) || studied.test(text)) continue;
    const said = text.replace(/\S+@\S+|\S+\.(?:com|org|net|io|dev)\b\S*/gi, " ");
    for (const sentence of said.split(separators)) search(sentence, page, false);
  }
  return [...found.values()];
}

/** A skill's canonical name; itself if unknown. */
export const nameOfSkill = (skill: string, index: SkillIndex | null): string =>
  (index && findSkills([lineOf(skill, 1)], [], index)[0]?.name) ?? skill;
