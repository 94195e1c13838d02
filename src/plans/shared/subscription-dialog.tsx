import type { SubscriptionTier } from "@contracts/enums";
import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "@/components/form/form-dialog";
import { planPhrase } from "@/components/product/plan";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { subscriptionQuery, useUpdateSubscription } from "@/plans/data/subscriptions";
import { SubscriptionForm } from "@/plans/shared/subscription-form";

interface SubscriptionDialogProps {
  company: { id: string; name: string };
  /** The initially chosen plan, if not the current one. */
  asked?: SubscriptionTier | undefined;
  onClose: () => void;
}

/** Sets a company's plan. Refetches the plan on opening: a colleague may have changed it since the list loaded. */
export function SubscriptionDialog({ company, asked, onClose }: SubscriptionDialogProps) {
  const query = useQuery({ ...subscriptionQuery(company.id), staleTime: 0 });
  const update = useUpdateSubscription();
  const plan = query.isFetchedAfterMount && query.data;
  return (
    <FormDialog
      draft={null}
      size="wide"
      title={`Plan of ${company.name}`}
      description={plan ? `Now: ${planPhrase(plan)}.` : undefined}
      busy={update.isPending}
      onClose={onClose}
    >
      {plan ? (
        <SubscriptionForm company={company} plan={plan} asked={asked} update={update.mutateAsync} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState title="Failed to load the plan" query={query} />
      ) : (
        <Skeleton label="Loading the plan" rows={2} />
      )}
    </FormDialog>
  );
}
