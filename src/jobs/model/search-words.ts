import type { JobFilter } from "@contracts/jobs/job-filter";
import { searchNameLength } from "@contracts/jobs/saved-search";
import { paths } from "@/config/paths";
import { chosenParts, chosenWords } from "@/jobs/model/filter-words";
import { withFilter } from "@/jobs/model/jobs-address";

/** A search: what was typed, and what narrows it. */
export interface JobSearch {
  words: string;
  filter: JobFilter;
}

/** What is searched for, part by part: "“nurse”", "Denver, CO", "Full time". */
export function searchParts({ words, filter }: JobSearch, company?: string): string[] {
  const chosen = chosenParts(filter).flatMap((part) => chosenWords(part, filter, company) ?? []);
  return words ? [`“${words}”`, ...chosen] : chosen;
}

/** "“nurse”, Denver, CO, Full time": what is searched for; "" for nothing. */
export const describeSearch = (search: JobSearch): string => searchParts(search).join(", ");

/** The same for an alert, which can be about every job. */
export const describeAlert = (search: JobSearch): string => describeSearch(search) || "All new jobs";

/** As much of a name as is kept. Half an emoji at its end can't be stored. */
export const searchName = (name: string): string => name.slice(0, searchNameLength).replace(/\p{Surrogate}$/u, "");

/** The list of what is searched for. */
export function searchPath({ words, filter }: JobSearch): string {
  const search = withFilter(new URLSearchParams(words && { q: words }), filter);
  return search.size > 0 ? `${paths.jobs.list()}?${search}` : paths.jobs.list();
}
