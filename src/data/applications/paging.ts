import type { AppliedKey } from "@contracts/procedures";
import { nextPage } from "@/lib/next-page";

type Row = { applied_at: string; id: string; match?: { score: number } };

/** Where the next page of applications begins, in whichever order, or null after the last. */
export const nextApplications = (page: readonly Row[]): AppliedKey | null =>
  nextPage(page, ({ applied_at, id, match }) => ({
    appliedAt: applied_at,
    id,
    ...(match && { score: match.score }),
  }));
