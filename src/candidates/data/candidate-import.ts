import type { ImportRow } from "@contracts/invitations/invitation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { isUnexplained } from "@/invitations/data/invitation-send-mutation";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";
import { useSafeMutation } from "@/lib/use-safe-send";

interface ImportCheck {
  companyId: string;
  /** Identifies a reading of the file and its column mapping. */
  file: string;
  columns: string;
  rows: ImportRow[];
}

/** Previews the outcome of each line; sends nothing. Keyed by the file, not by its contents. */
export const importCheckQuery = ({ companyId, file, columns, rows }: ImportCheck) =>
  queryOptions({
    queryKey: readingKey("check_candidate_import", { file, columns }),
    queryFn: ({ signal }) =>
      callProcedure("check_candidate_import", { p_rows: rows, p_company_id: companyId }, { signal }),
    placeholderData: keepPreviousData,
    // Valid until the file is sent, and then refetched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });

interface Import {
  companyId: string;
  rows: ImportRow[];
  terms: string;
}

/** Invites everyone in a file, with the same terms. Repeating it invites no one twice. */
export const useImportCandidates = () =>
  useSafeMutation({
    act: "import_candidates",
    send: ({ rows, terms, companyId }: Import, id) =>
      callProcedure("import_candidates", { p_id: id, p_rows: rows, p_terms: terms, p_company_id: companyId }),
    meta: {
      // The page reports success. A lost response may hide one.
      errorTitle: (error) => (isUnexplained(error) ? "We don't know if the invitations were sent" : "Nothing was sent"),
      errorMessage: (error) => (isUnexplained(error) ? "Send them again. No one is invited twice." : error.message),
      signedOutMessage: "You must be logged in to send invitations",
    },
  });
