import type { SubscriptionStatus, SubscriptionTier } from "@contracts/enums";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { AppError } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";
import { subscriptionQuery } from "@/plans/data/subscription-query";

export interface SubscriptionUpdate {
  companyId: string;
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  /** ISO date, or null: it does not end. */
  expiresAt: string | null;
  /** updated_at of the subscription this was decided about. */
  updatedAt: string;
}

/** How long after an update the data is loaded again, in milliseconds. */
const reloadDelay = 500;

async function updateSubscription(update: SubscriptionUpdate) {
  const answer = await invokeFunction("manage-company-subscription", { method: "update", ...update });
  if (!answer.success) throw new AppError({ code: "not_updated", message: "Update operation failed", status: 500 });
  return answer.subscription;
}

/** Sets a company's plan. Throws AppError: 409 when a colleague has changed it since it was looked at. */
export function useUpdateSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateSubscription,
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery(subscription.company_id).queryKey, subscription);
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: adminKeys.all }), reloadDelay);
    },
    onError: (_error, { companyId }) => queryClient.invalidateQueries({ queryKey: adminKeys.subscription(companyId) }),
    meta: {
      errorTitle: "Failed to update subscription",
      errorMessage: (error) => `Error updating subscription: ${error.message}`,
    },
  });
}
