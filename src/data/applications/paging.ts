import { pageSize } from "@contracts/limits";

/** The last application of the page before; null for the first page. */
export type Before = { appliedAt: string; id: string } | null;

/** Where the next page begins, or null after the last. */
export function nextPage(page: readonly { applied_at: string; id: string }[]): Before {
  const last = page.length === pageSize ? page.at(-1) : undefined;
  return last ? { appliedAt: last.applied_at, id: last.id } : null;
}
