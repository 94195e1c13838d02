import type { ImportRow } from "@contracts/invitations/invitation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { isUnexplained } from "@/invitations/data/invitation-send-mutation";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";
import { useSafeMutation } from "@/lib/use-safe-send";

interface ImportCheck {
  companyId: string;
  /** Names the file as it was read, as often as it was, and which of its columns are what. */
  file: string;
  columns: string;
  rows: ImportRow[];
}

/** What would become of each line; nothing is sent. By the file, not by all that is in it. */
export const importCheckQuery = ({ companyId, file, columns, rows }: ImportCheck) =>
  queryOptions({
    queryKey: readingKey("check_candidate_import", { file, columns }),
    queryFn: ({ signal }) =>
      callProcedure("check_candidate_import", { p_rows: rows, p_company_id: companyId }, { signal }),
    placeholderData: keepPreviousData,
    // What was said of a file holds until it is sent, and then it is looked at anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });

interface Import {
  companyId: string;
  rows: ImportRow[];
  terms: string;
}

/** Invites whom a file names, with the same terms. Repeated, it invites nobody twice. */
export const useImportCandidates = () =>
  useSafeMutation({
    act: "import_candidates",
    send: ({ rows, terms, companyId }: Import, id) =>
      callProcedure("import_candidates", { p_id: id, p_rows: rows, p_terms: terms, p_company_id: companyId }),
    meta: {
      // Once it is done the page says so. It may have been done though its answer was lost.
      errorTitle: (error) => (isUnexplained(error) ? "We don't know if the invitations were sent" : "Nothing was sent"),
      errorMessage: (error) => (isUnexplained(error) ? "Send them again: nobody is invited twice." : error.message),
      signedOutMessage: "You must be logged in to send invitations",
    },
  });
