import type { Plan } from "@contracts/company";
import { subscriptionTierLabels } from "@contracts/subscription";
import { subscriptionUpdateSchema } from "@contracts/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { DateField } from "@/components/form/text-field";
import { planPhrase } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useUpdateSubscription } from "@/data/admin/subscription-update-mutation";

const tiers = optionsOf(subscriptionTierLabels);

interface SubscriptionDialogProps {
  company: { id: string; name: string };
  subscription: Plan;
  onClose: () => void;
}

/** Sets a company's tier and its last day. The update waits for a change: nothing to do while both are as they are. */
export function SubscriptionDialog({ company, subscription, onClose }: SubscriptionDialogProps) {
  const current = {
    tier: subscription.tier,
    expiresAt: subscription.expires_at?.slice(0, 10) ?? "",
  } satisfies z.input<typeof subscriptionUpdateSchema>;
  const form = useForm({ ...formOptions, resolver: zodResolver(subscriptionUpdateSchema), defaultValues: current });
  const chosen = useWatch({ control: form.control });
  const update = useUpdateSubscription();
  const isUnchanged = chosen.tier === current.tier && (chosen.expiresAt || "") === current.expiresAt;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !update.isPending && onClose()}
      title={`Subscription of ${company.name}`}
      description={`Now: ${planPhrase(subscription)}.`}
    >
      <Form
        form={form}
        label="Subscription"
        onSubmit={async ({ tier, expiresAt }) => {
          // A day is meant in whole: the subscription ends when the day does.
          await update.mutateAsync({
            companyId: company.id,
            tier,
            expiresAt: expiresAt ? `${expiresAt.slice(0, 10)}T23:59:59Z` : null,
          });
          onClose();
        }}
      >
        <SelectField name="tier" label="Tier" options={tiers} />
        <DateField
          name="expiresAt"
          label="Last day"
          optional
          help="Leave empty for a subscription that does not end."
        />
        <div className="flex flex-row-reverse flex-wrap items-center gap-2">
          <SubmitButton busyLabel="Updating..." disabled={isUnchanged}>
            Update subscription
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {isUnchanged && <p className="mr-auto text-ink-muted text-sm">Choose another tier or day to update.</p>}
        </div>
      </Form>
    </Dialog>
  );
}
