import type { JobFilter } from "@contracts/jobs/job-filter";
import { paths } from "@/config/paths";
import { chosenParts, chosenWords } from "@/jobs/model/filter-words";
import { withFilter } from "@/jobs/model/jobs-address";

/** A search: what was typed, and what narrows it. */
export interface JobSearch {
  words: string;
  filter: JobFilter;
}

/** "“nurse”, Denver, CO, Full time": what is searched for; "" for nothing. */
export function describeSearch({ words, filter }: JobSearch): string {
  const chosen = chosenParts(filter).map((part) => chosenWords(part, filter, undefined));
  return [words && `“${words}”`, ...chosen].filter(Boolean).join(", ");
}

/** The list of what is searched for. */
export function searchPath({ words, filter }: JobSearch): string {
  const search = withFilter(new URLSearchParams(words && { q: words }), filter);
  return search.size > 0 ? `${paths.jobs.list()}?${search}` : paths.jobs.list();
}
