import type { AppliedKey } from "../contracts/procedures.ts";

/** The largest page SQL functions return (private.page_limit). */
const pageSize = 50;
/** The most applications per response; beyond that, callers page through the SQL function. */
const maxRows = 1_000;

/**
 * Every application from a paged SQL function, newest first, up to 1,000: the server functions take no page, and a silently
 * truncated list would hide applications.
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
