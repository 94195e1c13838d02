import { searchText } from "./search-text.ts";

/** Enough to recognize a page. */
const mostLetters = 80;

/** "senior-c-sharp-engineer": a URL slug, "" if nothing is left. The same as private.address_words. */
export const addressWords = (text: string): string =>
  searchText(text)
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function withId(words: string, id: string): string {
  const fit = words.length > mostLetters ? words.slice(0, mostLetters + 1).replace(/-?[^-]*$/, "") : words;
  return `${fit || words.slice(0, mostLetters)}-${id}`.replace(/^-/, "");
}

/** The parts of a job page's address. If the words aren't known, the page adds them. */
export interface AddressedJob {
  id: string;
  title?: string;
  company_name?: string | undefined;
  company?: { name: string };
}

/** The last part of a job's address: "senior-backend-engineer-quillmark-<id>". The id alone identifies the job. */
export const jobKey = ({ id, title = "", company, company_name = company?.name ?? "" }: AddressedJob): string =>
  withId(addressWords(`${title} ${company_name}`), id);

/** The same for a company's page. */
export const companyKey = ({ id, name }: { id: string; name: string }): string => withId(addressWords(name), id);

/** The id at the end of such a part; without one, the part itself, which matches nothing. */
export const idInKey = (key: string): string =>
  /(?:^|-)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i.exec(key)?.[1]?.toLowerCase() ?? key;
