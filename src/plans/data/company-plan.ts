import type { PlanTier } from "@contracts/plans/plan-limits";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { offerUndo } from "@/components/feedback/undo-offer";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

/** A company's plan and current usage, which every act of the team changes. */
export const companyPlanQuery = (companyId: string) =>
  procedureQuery(
    "get_company_plan",
    { p_company_id: companyId },
    { staleTime: 0, meta: { errorTitle: "Failed to load the plan" } },
  );

/** Requests a plan. Platform administrators are notified once it can't be undone. */
export function useAskForPlan(companyId: string) {
  const undo = useProcedure("undo_plan_request", (id: string) => ({ p_id: id }), {
    meta: { errorTitle: "Your request wasn't undone" },
  });
  return useProcedure(
    "ask_for_plan",
    ({ tier, id }: { tier: PlanTier; id: string }) => ({ p_company_id: companyId, p_tier: tier, p_id: id }),
    {
      onSuccess: (_answer, { tier, id }) =>
        offerUndo({
          title: `Asked for ${subscriptionTierLabels[tier]}`,
          description: "Administrators are notified in 10 seconds.",
          undo: () => undo.mutate(id),
          of: `plan request of ${companyId}`,
        }),
      meta: { errorTitle: "Failed to ask for the plan" },
    },
  );
}

export const useWithdrawPlanRequest = () =>
  useProcedure("withdraw_plan_request", (id: string) => ({ p_id: id }), {
    meta: { errorTitle: "Failed to withdraw the request", successMessage: "Request withdrawn" },
  });

export const useDeclinePlanRequest = () =>
  useProcedure(
    "decline_plan_request",
    ({ id, reason }: { id: string; reason: string }) => ({ p_id: id, p_reason: reason }),
    {
      meta: { errorTitle: "Failed to decline the request", successMessage: "Request declined" },
    },
  );

export const useChooseOpenJobs = (companyId: string) =>
  useProcedure("choose_open_jobs", (ids: string[]) => ({ p_company_id: companyId, p_job_ids: ids }), {
    meta: { errorTitle: "Failed to change which jobs stay open", successMessage: "Open jobs changed" },
  });
