import { type Company, type QueuedCompany, reviewStatus } from "@contracts/companies/company";
import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { companyQuery, similarCompaniesQuery } from "@/administration/data/companies";
import { invokeFunction } from "@/lib/invoke-function";
import { readingKey } from "@/lib/procedure-query";
import { useAct, useProcedure } from "@/lib/use-act";

/** An administrator's decision on a submitted company, or on its requested changes. */
export interface Decision {
  companyId: string;
  isApproved: boolean;
  /** Shown to the company that is rejected or loses its approval. */
  reason?: string;
  /** updated_at of the company as reviewed. */
  updatedAt: string;
  /** Ids of the similar companies shown; required to approve if there are any. */
  warningsSeen?: string[] | undefined;
}

/** Shows a decision's result right away: the updated company, no longer pending. The lists are refetched after it. */
function showDecided(client: QueryClient, company: Company): void {
  client.setQueryData(companyQuery(company.id).queryKey, company);
  for (const queue of ["waiting", "changes"] as const)
    client.setQueriesData<InfiniteData<{ companies: QueuedCompany[] }>>(
      { queryKey: readingKey("list_company_queue", { p_queue: queue }) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            companies: page.companies.filter(({ id }) => id !== company.id),
          })),
        },
    );
}

type OnDecided = (company: Company, decision: Decision) => void;

/**
 * Approves or rejects a company, or withdraws its approval; it is notified once that can't be undone. `onDecided` is called even
 * when the user has left the screen. Throws AppError 409 if it changed since the review, or another administrator decided first.
 */
export function useSetCompanyApproval(onDecided: OnDecided) {
  const client = useQueryClient();
  return useAct("decide approval", {
    mutationFn: (approval: Decision) => invokeFunction("update-company-approval-direct", approval),
    onSuccess: ({ company }, approval) => {
      showDecided(client, company);
      onDecided(company, approval);
    },
    meta: { errorMessage: (error) => `Failed to approve/reject company: ${error.message}` },
  });
}

/** The same for its requested changes. */
export function useDecideProposal(onDecided: OnDecided) {
  const client = useQueryClient();
  return useProcedure(
    "decide_company_proposal",
    ({ companyId, isApproved, reason = "", updatedAt, warningsSeen }: Decision) => ({
      p_company_id: companyId,
      p_is_approved: isApproved,
      p_reason: reason,
      p_updated_at: updatedAt,
      p_warnings_seen: warningsSeen,
    }),
    {
      onSuccess: (company, decision) => {
        showDecided(client, company);
        onDecided(company, decision);
      },
      meta: { errorMessage: (error) => `Failed to approve/reject changes: ${error.message}` },
    },
  );
}

/** The restored state: "is waiting for approval again". */
function asBefore(company: Company): string {
  if (company.proposal && !company.proposal.rejected_at) return "has changes waiting for approval again";
  const status = reviewStatus(company);
  return status === "pending" ? "is waiting for approval again" : `is ${status} again`;
}

/**
 * Undoes the user's last decision on a company before anyone is notified. `onUndone` is called even when the user has left the
 * screen. Throws AppError 409 when it is too late, or the company has changed.
 */
export function useUndoDecision(onUndone: (company: Company) => void) {
  const client = useQueryClient();
  return useProcedure("undo_company_decision", (companyId: string) => ({ p_company_id: companyId }), {
    onSuccess: async (company) => {
      // Nothing looks like a company that isn't waiting: without the warnings it can't be approved again.
      await client.refetchQueries({ queryKey: similarCompaniesQuery(company.id).queryKey });
      client.setQueryData(companyQuery(company.id).queryKey, company);
      onUndone(company);
    },
    meta: {
      successMessage: (company: Company) => `Undone: ${company.name} ${asBefore(company)}`,
      errorTitle: "The decision couldn't be undone",
    },
  });
}
