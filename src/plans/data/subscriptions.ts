import type { Plan } from "@contracts/companies/company";
import type { SubscriptionStatus, SubscriptionTier } from "@contracts/enums";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { newestCompanies } from "@/administration/data/companies";
import { AppError } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";
import { procedureQuery, readingKey } from "@/lib/procedure-query";
import { refetch } from "@/lib/refetch";
import { administration } from "@/lib/refreshes";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

const noPlan: Plan = { tier: "none", status: "active", expires_at: null };

/** The newest companies' plans by company id; without a subscription, tier none, status active. Throws AppError. */
async function getNewestPlans(): Promise<ReadonlyMap<string, Plan>> {
  const tables = await getTables();
  // Not by company ids, so that both load in parallel.
  const companies = tables.from("companies").select("id, company_subscriptions(tier, status, expires_at)");
  const { data } = await settle(companies.order("created_at", { ascending: false }).limit(newestCompanies));
  return new Map(data.map(({ id, company_subscriptions }) => [id, company_subscriptions ?? noPlan]));
}

export const newestPlansQuery = queryOptions({
  queryKey: readingKey("newest plans", {}),
  queryFn: getNewestPlans,
  meta: { errorTitle: "Failed to load plans" },
});

/** A company's subscription; tier none, status active when it has none. Throws AppError 404 for an unknown company. */
export const subscriptionQuery = (companyId: string) =>
  procedureQuery("get_company_subscription", { p_company_id: companyId });

export const planPreviewQuery = (companyId: string, tier: SubscriptionTier) =>
  procedureQuery("preview_plan_change", { p_company_id: companyId, p_tier: tier }, { staleTime: 0 });

export interface SubscriptionUpdate {
  companyId: string;
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  /** ISO date, or null without an end. */
  expiresAt: string | null;
  /** updated_at of the subscription as reviewed. */
  updatedAt: string;
  /** The jobs to keep open if the plan allows fewer; by default the newest are hidden. */
  keepOpen?: string[];
}

/** The delay before refetching after an update, in milliseconds. */
const reloadDelay = 500;

async function updateSubscription(update: SubscriptionUpdate) {
  const answer = await invokeFunction("manage-company-subscription", { method: "update", ...update });
  if (!answer.success) throw new AppError({ code: "not_updated", message: "Update operation failed", status: 500 });
  return answer.subscription;
}

/** Sets a company's plan. Throws AppError 409 when a colleague has changed it since. */
export function useUpdateSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateSubscription,
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery(subscription.company_id).queryKey, subscription);
      setTimeout(() => void refetch(queryClient, administration), reloadDelay);
    },
    onError: (_error, { companyId }) =>
      queryClient.invalidateQueries({ queryKey: subscriptionQuery(companyId).queryKey }),
    meta: {
      errorTitle: "Failed to update subscription",
      errorMessage: (error) => `Error updating subscription: ${error.message}`,
    },
  });
}
