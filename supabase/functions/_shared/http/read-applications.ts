import type { AppliedKey } from "../contracts/procedures.ts";

/** Largest page the SQL functions give (private.page_limit). */
const pageSize = 50;
/** Most applications one answer holds; whoever has more pages through the SQL function. */
const maxRows = 1_000;

/**
 * Every application a paged SQL function lists, newest first, up to 1,000: the server functions take no page, and a list
 * that ends early without saying so would hide applications.
 */
export async function readApplications<Row extends { id: string; applied_at: string }>(
  readPage: (page: { p_before: AppliedKey | null; p_limit: number }) => Promise<{ applications: Row[] }>,
): Promise<{ applications: Row[] }> {
  const rows: Row[] = [];
  let isLastPage = false;
  while (!isLastPage && rows.length < maxRows) {
    const last = rows.at(-1);
    const { applications } = await readPage({
      p_before: last ? { appliedAt: last.applied_at, id: last.id } : null,
      p_limit: pageSize,
    });
    rows.push(...applications);
    isLastPage = applications.length < pageSize;
  }
  return { applications: rows };
}
