import type { AuditEntry, AuditFilter, AuditKey } from "@contracts/administration/audit";
import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Where the page after an entry begins. */
const auditKey = ({ at, id }: AuditKey): AuditKey => ({ at, id });

/** What was done, newest first; with the first page how often within the other filters, by kind. */
export const useAuditLog = (filter: AuditFilter) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_audit_log",
      { p_filter: filter },
      { before: ({ entries }) => nextPage(entries, auditKey), placeholderData: keepPreviousData },
    ),
  );

/** Who did something the audit log tells of, by words in the name or how the address begins; administrators without words. */
export const auditActorsQuery = (search: string) =>
  procedureQuery("search_audit_actors", { p_search: search }, { placeholderData: keepPreviousData });

/** The most an export holds. */
export const mostExported = 10_000;
/** The most the procedure gives at once. */
const perCall = 1000;

interface AuditExport {
  filter: AuditFilter;
  /** Told how many are there after each call. */
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

/** Reads all that a filter finds, newest first, at most 10,000; null when it was canceled. */
export const useReadAuditLog = () =>
  useMutation({
    mutationFn: (wanted: AuditExport): Promise<AuditEntry[] | null> =>
      readAll(wanted).catch((error: unknown) => {
        if (wanted.signal.aborted) return null;
        throw error;
      }),
    meta: { errorTitle: "The audit log could not be exported" },
  });
