import type { AppliedKey } from "@contracts/procedures";
import { nextPage } from "@/lib/next-page";

/** Where the next page of applications begins, or null after the last. */
export const nextApplications = (page: readonly { applied_at: string; id: string }[]): AppliedKey | null =>
  nextPage(page, ({ applied_at, id }) => ({ appliedAt: applied_at, id }));
