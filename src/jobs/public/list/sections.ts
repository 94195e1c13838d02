import type { ComparedJob } from "@/jobs/model/order-jobs";
import type { JobSection } from "@/jobs/public/list/listed-jobs";
import { matchSections } from "@/lib/match-group";

interface Shown {
  /** The maximum number of rows; all by default. */
  most?: number;
  /** Whether the list is complete, so that the last section's size is known. */
  areAll: boolean;
}

/** The rows by best match, with headings (RULES: Matching); one section without a heading if matches are unknown. */
export function sectionsOf(jobs: readonly ComparedJob[], { most = jobs.length, areAll }: Shown): JobSection[] {
  const matches = jobs.flatMap(({ match }) => (match && !match.without_skills ? [match] : []));
  if (matches.length < jobs.length) return [{ title: "", size: undefined, jobs: jobs.slice(0, most) }];
  const sections = matchSections(matches);
  let start = 0;
  return sections
    .map(({ title, size }, index) => {
      const rows = jobs.slice(start, Math.min(start + size, most));
      start += size;
      return {
        title,
        size: areAll || index < sections.length - 1 ? size : undefined,
        jobs: rows,
      };
    })
    .filter((section) => section.jobs.length > 0);
}
