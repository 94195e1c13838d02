import { limits } from "@contracts/limits";
import { datedEntries } from "@/candidates/model/resume/dated-entries";
import { isRegion } from "@/candidates/model/resume/find-place";
import { datesIn } from "@/candidates/model/resume/find-years";
import type { FoundSchool } from "@/candidates/model/resume/found";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { wholeWords } from "@/candidates/model/resume/whole-words";

const short = String.raw`m\.?ed\.?|b\.?ed\.?|b\.?sc?\.?|m\.?sc?\.?|b\.e\.?|m\.e\.?|a\.s\.?|b\.?a\.?|m\.?a\.?|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|b\.?f\.?a\.?|m\.?f\.?a\.?|bdes|mdes|b\.?s\.?n\.?|m\.?s\.?n\.?|dnp|bba|mba|ll\.?[bm]\.?|j\.?d\.?|ph\.?d\.?|a\.?a\.?s?\.?|ged`;
const long = `bachelor(?:['’]s)?|master(?:['’]s)?|doctor(?:ate)?|associate(?:['’]s)?|diploma|diplom|diplôme|licence|maîtrise|licenciatura|grado|degree|certificate|abitur|ausbildung|apprenticeship|técnico|bts|cap|formation`;
const degree = wholeWords(`${short}|${long}`);
const shortDegree = new RegExp(String.raw`^((?:${short})(?: \(?hons?\)?\.?)?)(?:\s+in)?\s+(\p{Lu}.+)$`, "iu");
const longDegree =
  /^((?=.*?\b(?:bachelor|master|doctor|associate|diploma|degree|certificate)).+?)\s+in\s+(\p{Lu}.+)$/iu;
const school = wholeWords(
  "high school|école|lycée|escuela|instituto|university|universität|universidad|université|universität|fachhochschule|hochschule|hogeschool|college|institute|academy|school|gymnasium|polytechnic|conservatory|politechnika|uniwersytet",
);

const items = (text: string) => text.split(/,\s+/).filter(Boolean);

/** Common next to a degree but not part of it. */
const beside = /^(?:gpa|expected|graduated|cum laude|magna)\b/i;

interface Named {
  school: string;
  degree: string;
  field: string;
}

function namedIn(heads: readonly string[][]): Named {
  const pieces = heads.flat().map((piece) => items(piece).filter((item) => !isRegion(item) && !beside.test(item)));
  const all = pieces.flat();
  const isSchool = (item: string) => school.test(item) && !/\bdiploma\b/i.test(item);
  const earned = all.find((item) => degree.test(item) && !isSchool(item)) ?? "";
  const at = all.find((item) => item !== earned && isSchool(item));
  const other = earned ? all.find((item) => item !== earned && !degree.test(item)) : undefined;
  // "Associate Degree, Culinary Arts"
  const own = pieces.find((piece) => piece.includes(earned)) ?? [];
  const after = own[own.indexOf(earned) + 1];
  const field = at !== undefined && earned && after !== undefined && after !== at ? after : "";
  const [, name = earned, of = field] = shortDegree.exec(earned) ?? longDegree.exec(earned) ?? [];
  return { school: at ?? other ?? "", degree: name, field: of };
}

const isNamed = (heads: readonly string[][]): boolean => {
  const named = namedIn(heads);
  return named.school !== "" && named.degree !== "" && school.test(heads.flat().join(" "));
};

/** The schools of a resume, in its order: names, degrees, and years if given. */
export function findSchools(education: readonly ResumeLine[]): FoundSchool[] {
  const isDated = education.some(({ text }) => datesIn(text, true));
  const entries = isDated
    ? datedEntries(education, isNamed, () => false, true)
    : education.map(({ parts, page }) => ({ dates: { start: null, end: null }, heads: [parts], pages: [page] }));
  return entries
    .flatMap(({ dates: { start, end }, heads, pages }): FoundSchool[] => {
      const named = namedIn(heads);
      if (
        named.school.length < 2 ||
        [named.school, named.degree, named.field].some(({ length }) => length > limits.shortText)
      )
        return [];
      return [{ ...named, from: start?.year ?? null, to: end?.year ?? null, pages }];
    })
    .slice(0, limits.schools);
}
