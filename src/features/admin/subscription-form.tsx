import type { CompanySubscription } from "@contracts/company";
import { subscriptionStatusLabels, subscriptionTierLabels } from "@contracts/subscription";
import { subscriptionUpdateSchema } from "@contracts/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { DateField } from "@/components/form/text-field";
import { planLastDay } from "@/components/product/plan";
import type { SubscriptionUpdate } from "@/data/admin/subscription-update-mutation";

const tiers = optionsOf(subscriptionTierLabels);
const statuses = optionsOf(subscriptionStatusLabels);

type Values = z.input<typeof subscriptionUpdateSchema>;

/** What the values mean: no plan has neither a status nor an end. */
const meant = ({ tier, status, expiresAt }: Partial<Values>) =>
  tier === "none"
    ? { tier, status: "active" as const, expiresAt: "" }
    : { tier, status: status ?? "active", expiresAt: expiresAt?.slice(0, 10) ?? "" };

interface SubscriptionFormProps {
  plan: CompanySubscription;
  update: (update: SubscriptionUpdate) => Promise<unknown>;
  onClose: () => void;
}

/** Tier, status and last day. The update waits for a change: nothing to do while all are as they are. */
export function SubscriptionForm({ plan, update, onClose }: SubscriptionFormProps) {
  const current = { tier: plan.tier, status: plan.status, expiresAt: planLastDay(plan) } satisfies Values;
  const form = useForm<Values, unknown, z.output<typeof subscriptionUpdateSchema>>({
    ...formOptions,
    resolver: zodResolver(subscriptionUpdateSchema),
    // A plan that changes meanwhile shows as it is now, except where something else was chosen already.
    values: current,
    resetOptions: { keepDirtyValues: true },
  });
  const chosen = useWatch({ control: form.control });
  const isUnchanged = JSON.stringify(meant(chosen)) === JSON.stringify(meant(current));
  // The form comes after its dialog, which has the focus meanwhile.
  useEffect(() => form.setFocus("tier"), [form.setFocus]);
  return (
    <Form
      form={form}
      label="Subscription"
      onSubmit={async (values) => {
        const { status, expiresAt } = meant(values);
        await update({
          companyId: plan.company_id,
          tier: values.tier,
          status,
          // A day is meant in whole: the subscription ends when the day does.
          expiresAt: expiresAt ? `${expiresAt}T23:59:59Z` : null,
          updatedAt: plan.updated_at,
        });
        onClose();
      }}
    >
      <SelectField name="tier" label="Tier" options={tiers} />
      {chosen.tier !== "none" && (
        <>
          <SelectField
            name="status"
            label="Status"
            options={statuses}
            help="Only an active plan counts. With any other the company's jobs are not shown."
          />
          <DateField
            name="expiresAt"
            label="Last day"
            optional
            help="Leave empty for a subscription that does not end."
          />
        </>
      )}
      {isUnchanged && <p className="text-ink-muted text-sm">Nothing is changed yet.</p>}
      <DialogActions busyLabel="Updating..." disabled={isUnchanged} onClose={onClose}>
        Update subscription
      </DialogActions>
    </Form>
  );
}
