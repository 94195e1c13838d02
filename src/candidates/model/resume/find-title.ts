import { isRange, withoutRange } from "@/candidates/model/resume/find-years";
import type { Found, FoundName } from "@/candidates/model/resume/found";
import { folded, lineOf, type ResumeLine } from "@/candidates/model/resume/resume-text";
import { headOf } from "@/candidates/model/resume/section-heads";
import { wholeWords } from "@/candidates/model/resume/whole-words";

/** Words in job titles, and the endings of German ones. */
const titleWord = wholeWords(
  "(?:engineer|developer|programmer|drafter|draftsman|architect|administrator|analyst|scientist|designer|manager|director|head|lead|leader|supervisor|foreman|coordinator|specialist|consultant|advisor|adviser|assistante?|secrétaire|vendeuse|comptable|associate|officer|executive|president|clerk|secretary|receptionist|accountant|bookkeeper|auditor|controller|nurse|physician|doctor|surgeon|dentist|hygienist|pharmacist|therapist|physiotherapist|psychotherapist|radiographer|sonographer|phlebotomist|optometrist|nutritionist|dietitian|paramedic|caregiver|aide|midwife|technician|technologist|mechanic|electrician|plumber|welder|carpenter|machinist|operator|driver|dispatcher|courier|loader|picker|packer|teacher|tutor|professor|lecturer|instructor|trainer|coach|librarian|lawyer|attorney|paralegal|notary|cook|chef|baker|barista|waiter|waitress|server|bartender|housekeeper|cleaner|janitor|cashier|salesperson|representative|agent|broker|buyer|planner|scheduler|recruiter|marketer|copywriter|editor|writer|journalist|translator|interpreter|photographer|artist|animator|producer|scrum master|product owner|strategist|researcher|intern|apprentice|inspector|surveyor|estimator|builder|roofer|painter|mason|installer|fitter|guard|firefighter|pilot|stylist|tester|owner|founder|partner|worker|laborer|labourer|handler|stocker|merchandiser|superintendent|counselor|counsellor|social worker|psychologist|veterinarian|biologist|chemist|economist|statistician|actuary|underwriter|banker|teller|trader|concierge|host|hostess|ingeniero|ingeniera|desarrollador|desarrolladora|enfermera|enfermero|contadora?|gerente|ingénieure?|développeur|infirmière|chauffeur)s?",
);
const germanTitle =
  /\p{L}*(?:entwickler|ingenieur|leiter|berater|techniker|mechaniker|mechatroniker|elektroniker|pfleger|fahrer|kaufmann|kauffrau|sachbearbeiter|verkäufer|lehrer|erzieher|arzt|ärztin|meister|schlosser|schweißer|tischler|maler|koch|köchin|buchhalter|gestalter|wissenschaftler|administrator|referent)(?:in|\/in|\*in|:in)?(?!\p{L})/iu;

export const isTitle = (text: string): boolean => titleWord.test(text) || germanTitle.test(text);

/** Kept in capitals when an all-caps title is normalized. */
const shortWord = wholeWords(
  "qa|ux|ui|it|hr|vp|ceo|cfo|cto|coo|seo|rn|lpn|cna|crm|erp|bi|ai|ml|pr|sap|sql|hvac|cnc|gis|ii|iii",
  "giu",
);
const preposition = /^(?:for|from|with|in|of|on|at)$/;
const sentenceWord = wholeWords("i|my|with|who|years?|and .* and");

/** The title within a line: "Senior Engineer | Go, Kafka" has more after it. */
function titleIn({ text, parts: apart }: ResumeLine, name: string): string | null {
  const parts = apart.flatMap((part) =>
    withoutRange(part)
      .replace(/^[^\p{L}]+/u, "")
      .split(/\s+[|•·–—-]\s+|\s*[|•·]\s*|,\s+/),
  );
  if (text.length > 120 && !isRange(text) && !parts.some((each) => /\S@\S/.test(each))) return null;
  const part = parts.find(
    (each) =>
      isTitle(each) &&
      !name.includes(folded(each)) &&
      !/^\p{Ll}|@|https?:/u.test(each) &&
      each.length >= 3 &&
      each.length <= 80,
  );
  const bare = part
    ?.replace(/^(?:title|position|current position|objective)\s*:\s*/i, "")
    .replace(/\s*\(.*$/, "")
    .replace(/\s+(?:at|bei|@)\s+.*$/i, "")
    .replace(/(?:\s+|\()\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?\s+)?(?:19|20)\d\d.*$/i, "")
    .replace(/[^\p{L}\p{N})]+$/u, "")
    .trim();
  // A sentence describes work instead of naming it.
  const small = bare?.match(/(?<= )\p{Ll}[\p{L}-]+/gu) ?? [];
  if (small.length > 2 && small.some((each) => preposition.test(each))) return null;
  if (!bare || bare.split(" ").length > 8 || /[.!?]\s/.test(bare) || sentenceWord.test(bare) || !isTitle(bare))
    return null;
  return bare === bare.toUpperCase() && bare.length > 5
    ? bare
        .toLowerCase()
        .replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(shortWord, (letters) => letters.toUpperCase())
    : bare;
}

/** The person's title: from the resume's head, or else their newest job. */
export function findTitle(
  head: readonly ResumeLine[],
  work: readonly ResumeLine[],
  isLarge: (line: ResumeLine) => boolean,
  name: Found<FoundName> | undefined,
): Found<string> | undefined {
  // A person named Baker isn't a baker.
  const nameText = folded(`${name?.value.first} ${name?.value.last}`);
  for (const [index, line] of [...head.slice(0, 12), ...work.slice(0, 6)].entries()) {
    const before = head[index - 1];
    // "Ana Brandt | Quality" above "Manager": a title that continues on the next large line.
    const isCut = before && /[|•·]/.test(before.text) && isLarge(line) && isLarge(before);
    const value = headOf(line.text)
      ? null
      : titleIn(isCut ? lineOf(`${before.text} ${line.text}`, line.page) : line, nameText);
    if (value) return { value, pages: [line.page] };
  }
  return undefined;
}
