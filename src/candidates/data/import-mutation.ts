import type { ImportRow } from "@contracts/invitation";
import { useQueryClient } from "@tanstack/react-query";
import { isUnexplained } from "@/invitations/data/invitation-send-mutation";
import { invitationKeys } from "@/invitations/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { useSafeMutation } from "@/lib/use-safe-send";

interface Import {
  companyId: string;
  rows: ImportRow[];
  terms: string;
}

/** Invites whom a file names, with the same terms. Repeated, it invites nobody twice. */
export function useImportCandidates() {
  const client = useQueryClient();
  return useSafeMutation({
    send: ({ rows, terms, companyId }: Import, id) =>
      callProcedure("import_candidates", { p_id: id, p_rows: rows, p_terms: terms, p_company_id: companyId }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    meta: {
      // Once it is done the page says so. It may have been done though its answer was lost.
      errorTitle: (error) => (isUnexplained(error) ? "We don't know if the invitations were sent" : "Nothing was sent"),
      errorMessage: (error) => (isUnexplained(error) ? "Send them again: nobody is invited twice." : error.message),
      signedOutMessage: "You must be logged in to send invitations",
    },
  });
}
