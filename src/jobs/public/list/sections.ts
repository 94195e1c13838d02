import type { ComparedJob } from "@/jobs/model/order-jobs";
import type { JobSection } from "@/jobs/public/list/listed-jobs";
import { matchSections } from "@/lib/match-group";

interface Shown {
  /** How many rows of them show; all unless told. */
  most?: number;
  /** Whether these are all there are, so that the last part is known to its end. */
  areAll: boolean;
}

/** The rows in best-match order under their lines (RULES: Matching); one part without a line where a match cannot be counted. */
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
