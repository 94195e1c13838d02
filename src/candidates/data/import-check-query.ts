import type { ImportRow } from "@contracts/invitation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface ImportCheck {
  companyId: string;
  /** Names the file as it was read, and which of its columns are what. */
  file: string;
  columns: string;
  rows: ImportRow[];
}

/** What would become of each line; nothing is sent. */
export const importCheckQuery = ({ companyId, file, columns, rows }: ImportCheck) =>
  queryOptions({
    queryKey: candidateKeys.importCheck(file, columns),
    queryFn: ({ signal }) =>
      callProcedure("check_candidate_import", { p_rows: rows, p_company_id: companyId }, { signal }),
    placeholderData: keepPreviousData,
    // What was said of a file holds until it is sent, and then it is looked at anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
