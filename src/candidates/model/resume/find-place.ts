import { isRange } from "@/candidates/model/resume/find-years";
import type { Found, FoundPlace } from "@/candidates/model/resume/found";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { wholeWords } from "@/candidates/model/resume/whole-words";

const states: Record<string, string> = Object.fromEntries(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|SK Saskatchewan`
    .split("|")
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
const stateNames = new Map(Object.entries(states).map(([short, name]) => [name.toLowerCase(), short]));

const countries = new Set(
  `United States|United States of America|USA|U.S.A.|US|U.S.|Canada|Mexico|México|United Kingdom|UK|England|Scotland|Wales|Ireland|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Spain|España|Portugal|Italy|Italia|Netherlands|The Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Poland|Polska|Czechia|Czech Republic|Romania|Bulgaria|Greece|Turkey|Türkiye|Ukraine|Hungary|Croatia|Serbia|India|Pakistan|Bangladesh|China|Japan|South Korea|Korea|Taiwan|Vietnam|Philippines|Indonesia|Malaysia|Singapore|Thailand|Australia|New Zealand|South Africa|Nigeria|Kenya|Ghana|Ethiopia|Egypt|Morocco|Tunisia|Israel|Jordan|Lebanon|United Arab Emirates|UAE|Saudi Arabia|Qatar|Brazil|Brasil|Argentina|Chile|Colombia|Peru`
    .split("|")
    .map((name) => name.toLowerCase()),
);

/** Whether a word is a state, a province or a country. */
export const isRegion = (text: string): boolean =>
  text in states || stateNames.has(text.toLowerCase()) || countries.has(text.toLowerCase().replace(/\.$/, ""));

const city = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|of|de|la|am|an|der|del|upon|le|sur))*`;
const withState = new RegExp(
  // Without a comma, "DE" and "LA" may be parts of names: a ZIP code or the end of the line must follow.
  String.raw`(?:^|[\s,])(${city})(?:, *| +(?=\p{Lu}{2}(?: +\d{5}|$)))(${Object.keys(states).join("|")})(?![\p{L}\p{M}\p{N}])\.?(?:,? +\d{5}(?:-\d{4})?)?(?:, *(${city}|U\.S\.A?\.?))?`,
  "u",
);
const cityAndName = new RegExp(String.raw`(${city}), *(${city}|U\.S\.A?\.?)(?:, *(${city}|U\.S\.A?\.?))?`, "u");
// A year is no ZIP code: "2019 Larkin Prize".
const germanCity = new RegExp(
  String.raw`(?<!\d[ -]?)(?:^|[\s,])(?:(?:D-|A-|CH-)\d{4,5}|\d{5}|(?!19|20)\d{4}) +(${city})(?:, *(${city}))?`,
  "u",
);
const streetWord = new RegExp(
  `${wholeWords("street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|boulevard|court|ct|way|apt|suite|unit|straße|strasse|str|weg|platz|allee|box").source}\\.?`,
  "iu",
);
/** Never a city, however it's written. */
const noCity = wholeWords(
  "e-?mail|mail|phone|mobile|tel|web|prize|prix|award|medal|trophy|club|society|association|team|league|university|college|school|institute|academy|hospital|clinic|center|centre|company|inc|llc|ltd|gmbh|group|bank|museum|theater|theatre|foundation|church",
);

const countryIn = (name: string | undefined) => (name && countries.has(name.toLowerCase()) ? name : "");
/** The city without a street before it: "12 Pine St Denver". */
const afterStreet = (name: string) => name.split(streetWord).at(-1)?.trim() || name;

/** The place in a text, unless it belongs to a club or a company; with `isWhole`, only a street may precede it. */
export function placeIn(part: string, isWhole = false): FoundPlace | null {
  const written = writtenPlace(part);
  if (!written) return null;
  const { before, ...place } = written;
  const isHome = !isWhole || before.trim() === "" || /\d/.test(before) || streetWord.test(before);
  return isHome && !noCity.test(`${before} ${place.city}`) ? place : null;
}

function writtenPlace(part: string): (FoundPlace & { before: string }) | null {
  const before = ({ index }: RegExpExecArray) => part.slice(0, index);
  const american = withState.exec(part);
  if (american?.[1] && american[2])
    return {
      city: afterStreet(american[1]),
      state: american[2],
      country: countryIn(american[3]),
      before: before(american),
    };
  const named = cityAndName.exec(part);
  if (named?.[1] && named[2] && !streetWord.test(named[1])) {
    const state = stateNames.has(named[2].toLowerCase()) ? named[2] : "";
    const country = countryIn(named[3]) || countryIn(named[2]);
    if (state) return { city: named[1], state, country, before: before(named) };
    if (country) return { city: named[1], state: country === named[2] ? "" : named[2], country, before: before(named) };
  }
  const german = germanCity.exec(part);
  if (german?.[1] && !streetWord.test(german[1]) && !countries.has(german[1].toLowerCase()))
    return { city: german[1], state: "", country: countryIn(german[2]), before: before(german) };
  return null;
}

const contactDetail = /\S@\S|https?:|www\.|linkedin|github|\+\d|\(?\d{3}\)?[\s./\u2010-\u2015-]*\d{3}/i;
const label = /^(?:(?:home )?address|location|residence|adresse|wohnort|lives in|based in)\s*:?\s*/i;

const onlyPlace =
  /^(?:\d[^,]*, )?\p{Lu}[\p{L}.'’ -]+(?:, \p{Lu}[\p{L}. -]+){1,2}(?: \d{5}| \p{Lu}\d\p{Lu} \d\p{Lu}\d)?$/u;

/** Whether a line is a home location: labeled, close to contact details, and far from the dates of a job. */
function isHome(lines: readonly ResumeLine[], index: number): boolean {
  const near = (reach: number) => lines.slice(Math.max(0, index - reach), index + reach + 1);
  const here = lines[index]?.text ?? "";
  // A label may be on its own line.
  if (label.test(here) || label.test(lines[index - 1]?.text ?? "")) return true;
  if (isRange(here)) return false;
  if (contactDetail.test(here)) return true;
  if (near(1).some(({ text }) => isRange(text))) return false;
  // Only a location below the name and title, or with contact details nearby.
  return (index < 4 && onlyPlace.test(here)) || near(5).some(({ text }) => contactDetail.test(text));
}

const otherDetail = /\S+@\S+|https?:\S+|\p{L}[\w-]*\.\p{L}{2,}\S*/gu;

/** Where the person lives: among contact details, which exclude employers' towns; at the bottom of a page, only on its own line. */
export function findPlace(contact: readonly ResumeLine[], isFoot = false): Found<FoundPlace> | undefined {
  for (const [index, { text, parts, page }] of contact.entries()) {
    if (isFoot ? isRange(text) : !isHome(contact, index)) continue;
    // A location that continues on the next line.
    for (const apart of text.endsWith(",") ? [`${text} ${contact[index + 1]?.text}`] : parts) {
      const bare = apart.replace(otherDetail, " ");
      for (const part of bare.split(/\s*[|•·●;]\s*|\s+[–—/-]\s+|\s{2,}/)) {
        const value = placeIn(
          part
            .replace(/^[^\p{L}\d]+/u, "")
            .replace(label, "")
            .trim(),
          isFoot,
        );
        if (value) return { value, pages: [page] };
      }
    }
  }
  return undefined;
}

const word = (text: string) => text.trim().toLowerCase();
const shortState = (text: string) => stateNames.get(word(text)) ?? text.trim().toUpperCase();
const provinces = new Set(["AB", "BC", "MB", "NB", "NS", "ON", "QC", "SK"]);

/** The country of a US state or Canadian province, for resumes that omit it; empty for other places. */
export function countryOfState(state: string): string {
  const short = shortState(state);
  if (!(short in states)) return "";
  return provinces.has(short) ? "Canada" : "United States";
}

const american = new Set(["united states", "united states of america", "usa", "u.s.a.", "us", "u.s.", "u.s"]);
const shortCountry = (text: string) => (american.has(word(text)) ? "us" : word(text));

/** Whether two places are the same, as far as the first one says: "CO" is Colorado. */
export const isSamePlace = (said: FoundPlace, known: FoundPlace): boolean =>
  word(said.city) === word(known.city) &&
  (said.state === "" || shortState(said.state) === shortState(known.state)) &&
  (said.country === "" || shortCountry(said.country) === shortCountry(known.country));
