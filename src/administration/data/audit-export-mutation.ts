import type { AuditEntry, AuditFilter, AuditKey } from "@contracts/audit";
import { useMutation } from "@tanstack/react-query";
import { auditKey } from "@/administration/data/audit-log-query";
import { callProcedure } from "@/lib/call-procedure";

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
