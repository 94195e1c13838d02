import type { CompanySubscription, Plan } from "@contracts/companies/company";
import { isDayOver } from "@contracts/day";
import { subscriptionStatusLabels, subscriptionTierLabels } from "@contracts/plans/subscription";
import { subscriptionUpdateSchema } from "@contracts/plans/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { DateField } from "@/components/form/text-field";
import { planLastDay, planProblem } from "@/components/product/plan";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { employerQuery } from "@/jobs/data/public-job-queries";
import { isAppError } from "@/lib/app-error";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import type { SubscriptionUpdate } from "@/plans/data/subscriptions";

const tiers = optionsOf(subscriptionTierLabels);
const statuses = optionsOf(subscriptionStatusLabels);

type Values = z.input<typeof subscriptionUpdateSchema>;

/** What the values mean: no plan has neither a status nor an end. */
const meant = ({ tier, status, expiresAt }: Partial<Values>) =>
  tier === "none"
    ? { tier, status: "active" as const, expiresAt: "" }
    : { tier, status: status ?? "active", expiresAt: expiresAt?.slice(0, 10) ?? "" };

/** True for a plan that lets a company post now. */
const works = (plan: Plan): boolean => plan.tier !== "none" && !planProblem(plan);

/** How many jobs a company has open; null where that is not known. */
async function countOpenJobs(client: QueryClient, companyId: string): Promise<number | null> {
  try {
    return (await client.fetchQuery({ ...employerQuery(companyId), staleTime: 0 })).open_jobs;
  } catch (error) {
    // Nobody sees the jobs of a company that is not approved.
    return isAppError(error) && error.status === 404 ? 0 : null;
  }
}

/** What ends with a plan. */
function endWords(lastDay: string, jobs: number | null): string {
  const why = lastDay && isDayOver(lastDay) ? `Its last day, ${formatDate(lastDay)}, is over. ` : "";
  if (jobs === 0) return `${why}The company has no open jobs.`;
  return `${why}${jobs === null ? "The company's open jobs" : formatCount(jobs, "open job")} will no longer be shown.`;
}

interface SubscriptionFormProps {
  company: { id: string; name: string };
  plan: CompanySubscription;
  update: (update: SubscriptionUpdate) => Promise<CompanySubscription>;
  onClose: () => void;
}

/** Tier, status and last day. The update waits for a change, asks before it ends a plan, and can be undone for ten seconds. */
export function SubscriptionForm({ company, plan, update, onClose }: SubscriptionFormProps) {
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
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ change: SubscriptionUpdate; words: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (change: SubscriptionUpdate) => {
    const { tier, status, expires_at, company_id } = plan;
    const now = await update(change);
    const undo = () =>
      update({ companyId: company_id, tier, status, expiresAt: expires_at, updatedAt: now.updated_at }).then(
        () => toast.success({ title: `Undone: ${company.name} has its plan as before` }),
        // Told like any failed update.
        () => {},
      );
    offerUndo({
      title: `Subscription updated to ${subscriptionTierLabels[change.tier]} successfully`,
      description: `${company.name} is notified in 10 seconds.`,
      undo: () => void undo(),
    });
    onClose();
  };
  return (
    <Form
      form={form}
      label="Subscription"
      onSubmit={async (values) => {
        const { status, expiresAt } = meant(values);
        const change = {
          companyId: plan.company_id,
          tier: values.tier,
          status,
          // The date in UTC is the last day.
          expiresAt: expiresAt ? `${expiresAt}T23:59:59Z` : null,
          updatedAt: plan.updated_at,
        };
        const next: Plan = { tier: change.tier, status, expires_at: change.expiresAt };
        if (!works(next) && (works(plan) || (expiresAt && isDayOver(expiresAt)))) {
          setAsked({ change, words: endWords(expiresAt, await countOpenJobs(client, plan.company_id)) });
        } else {
          await send(change);
        }
      }}
    >
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`End the plan of ${company.name}?`}
        description={asked?.words}
        confirmLabel="End plan"
        busyLabel="Ending..."
        danger
        busy={isSending}
        onConfirm={async () => {
          if (!asked) return;
          setIsSending(true);
          // What goes wrong is told, and the form stays.
          await send(asked.change).catch(() => {});
          setIsSending(false);
          setAsked(null);
        }}
      />
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
