import type { AuditFilter, AuditKey } from "@contracts/audit";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Where the page after an entry begins. */
export const auditKey = ({ at, id }: AuditKey): AuditKey => ({ at, id });

/** What was done, newest first; with the first page how often within the other filters, by kind. */
const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: adminKeys.auditLog(filter),
    queryFn: ({ pageParam, signal }) =>
      callProcedure("list_audit_log", { p_filter: filter, p_before: pageParam, p_limit: pageSize }, { signal }),
    initialPageParam: null as AuditKey | null,
    getNextPageParam: ({ entries }) => nextPage(entries, auditKey),
    placeholderData: keepPreviousData,
  });

export const useAuditLog = (filter: AuditFilter) => useEagerInfiniteQuery(auditLogQuery(filter));
