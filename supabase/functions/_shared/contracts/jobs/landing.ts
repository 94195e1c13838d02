import type { ListedJob } from "../candidates/candidate.ts";
import type { JobFilter } from "./job-filter.ts";

/** A page of jobs on one subject: its path below /jobs, and its name. */
export interface Landing {
  /** "in/denver-co", "skill/typescript", "industry/healthcare", "remote". */
  path: string;
  kind: "in" | "skill" | "industry" | "remote";
  /** "Denver, CO", "TypeScript". */
  name: string;
}

export interface LandingPage extends Landing {
  filter: JobFilter;
  /** The response of search_jobs to the filter. */
  list: { jobs: ListedJob[]; total?: number };
  /** How many companies post these jobs. */
  companies: number;
  /** Whether it has enough jobs for search engines. */
  is_listed: boolean;
  /** Pages near this one, or about its jobs; all are listed. */
  related: Landing[];
}

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** "Jobs in Denver, CO", "TypeScript jobs". */
export const landingTitle = ({ kind, name }: Pick<Landing, "kind" | "name">): string =>
  kind === "in" ? `Jobs in ${name}` : `${upper(name)} jobs`;

/** "38 open jobs at 12 companies." Counts stop at 1,000 jobs; beyond that the companies are unknown. */
export function landingWords({ list: { total = 0 }, companies }: Pick<LandingPage, "list" | "companies">): string {
  if (total === 0) return "No open jobs right now.";
  if (total > 1000) return "More than 1,000 open jobs.";
  return `${total === 1 ? "1 open job" : `${total} open jobs`} at ${companies === 1 ? "1 company" : `${companies} companies`}.`;
}
