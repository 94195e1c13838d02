import type { AuditEntry, AuditFilter, AuditKey } from "@contracts/administration/audit";
import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** The pagination key of an entry. */
const auditKey = ({ at, id }: AuditKey): AuditKey => ({ at, id });

/** Entries, newest first; the first page also counts them by kind, within the other filters. */
export const useAuditLog = (filter: AuditFilter) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_audit_log",
      { p_filter: filter },
      { before: ({ entries }) => nextPage(entries, auditKey), placeholderData: keepPreviousData },
    ),
  );

/** Actors in the audit log, by name or the start of their address; administrators if the search is empty. */
export const auditActorsQuery = (search: string) =>
  procedureQuery("search_audit_actors", { p_search: search }, { placeholderData: keepPreviousData });

export const mostExported = 10_000;
/** The maximum the procedure returns per call. */
const perCall = 1000;

interface AuditExport {
  filter: AuditFilter;
  /** Called with the count so far, after each request. */
  onProgress: (entries: number) => void;
  signal: AbortSignal;
}

async function readAll({ filter, onProgress, signal }: AuditExport): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: AuditKey | null = null;
  do {
    const page: AuditEntry[] = (
      await callProcedure("list_audit_log", { p_filter: filter, p_before: before, p_limit: perCall }, { signal })
    ).entries;
    entries.push(...page);
    onProgress(entries.length);
    const last = page.at(-1);
    before = last && page.length === perCall ? auditKey(last) : null;
  } while (before && entries.length < mostExported);
  return entries;
}

/** Reads all matching entries, newest first, at most 10,000; null when canceled. */
export const useReadAuditLog = () =>
  useMutation({
    mutationFn: (wanted: AuditExport): Promise<AuditEntry[] | null> =>
      readAll(wanted).catch((error: unknown) => {
        if (wanted.signal.aborted) return null;
        throw error;
      }),
    meta: { errorTitle: "The audit log couldn't be exported" },
  });
