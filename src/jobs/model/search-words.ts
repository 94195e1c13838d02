import { type JobFilter, searchNameLength } from "@contracts/jobs/job-filter";
import { paths } from "@/config/paths";
import { chosenParts, chosenWords } from "@/jobs/model/filter-words";
import { withFilter } from "@/jobs/model/jobs-address";

export interface JobSearch {
  words: string;
  filter: JobFilter;
}

/** A search in parts: "“nurse”", "Denver, CO", "Full time". */
export function searchParts({ words, filter }: JobSearch, company?: string): string[] {
  const chosen = chosenParts(filter).flatMap((part) => chosenWords(part, filter, company) ?? []);
  return words ? [`“${words}”`, ...chosen] : chosen;
}

/** "“nurse”, Denver, CO, Full time": a search in words; "" for none. */
export const describeSearch = (search: JobSearch): string => searchParts(search).join(", ");

/** The same for an alert, which can be about every job. */
export const describeAlert = (search: JobSearch): string => describeSearch(search) || "All new jobs";

/** A name up to the limit, without half an emoji at its end, which can't be stored. */
export const searchName = (name: string): string => name.slice(0, searchNameLength).replace(/\p{Surrogate}$/u, "");

export function searchPath({ words, filter }: JobSearch): string {
  const search = withFilter(new URLSearchParams(words && { q: words }), filter);
  return search.size > 0 ? `${paths.jobs.list()}?${search}` : paths.jobs.list();
}
