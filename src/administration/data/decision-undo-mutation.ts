import { type Company, reviewStatus } from "@contracts/company";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyQuery } from "@/administration/data/company-query";
import { readDecidedAnew } from "@/administration/data/show-decided";
import { callProcedure } from "@/lib/call-procedure";

/** What is again as it was: "waits for approval again". */
function asBefore(company: Company): string {
  if (company.proposal && !company.proposal.rejected_at) return "has changes that wait for approval again";
  const status = reviewStatus(company);
  return status === "pending" ? "waits for approval again" : `is ${status} again`;
}

/**
 * Takes one's own last decision about a company back, while nobody has been told. `onUndone` is called even when the screen is left.
 * Throws AppError 409 when it is too late, or the company has changed since.
 */
export function useUndoDecision(onUndone: (company: Company) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => callProcedure("undo_company_decision", { p_company_id: companyId }),
    onSuccess: (company) => {
      queryClient.setQueryData(companyQuery(company.id).queryKey, company);
      onUndone(company);
    },
    onSettled: () => readDecidedAnew(queryClient),
    meta: {
      successMessage: (company: Company) => `Undone: ${company.name} ${asBefore(company)}`,
      errorTitle: "The decision could not be undone",
    },
  });
}
