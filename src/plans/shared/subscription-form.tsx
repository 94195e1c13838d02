import type { CompanySubscription } from "@contracts/companies/company";
import { isDayOver } from "@contracts/day";
import { type SubscriptionTier, subscriptionTiers } from "@contracts/enums";
import { planLimits } from "@contracts/plans/plan-limits";
import { subscriptionStatusLabels, subscriptionTierLabels } from "@contracts/plans/subscription";
import { subscriptionUpdateSchema } from "@contracts/plans/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Mail, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { CheckboxField, RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { DateField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { planPreviewQuery, type SubscriptionUpdate } from "@/plans/data/subscriptions";
import {
  changeLabel,
  choiceOf,
  meant,
  type PlanChoice,
  type Preset,
  planOf,
  presetDay,
  presets,
  usualEnd,
  works,
} from "@/plans/shared/plan-change";
import { PlanChanges } from "@/plans/shared/plan-changes";

const statuses = optionsOf(subscriptionStatusLabels);
const people = (most: number | null): string => (most === null ? "No limits" : formatCount(most, "person", "people"));

const tierOptions = (now: SubscriptionTier) =>
  subscriptionTiers.map((tier) => ({
    value: tier,
    label: `${subscriptionTierLabels[tier]}${tier === now ? " (now)" : ""}`,
    text:
      tier === "none"
        ? "Its jobs are hidden"
        : [
            planLimits[tier].open_jobs && formatCount(planLimits[tier].open_jobs, "open job"),
            people(planLimits[tier].team_members),
          ]
            .filter(Boolean)
            .join(", "),
  }));

const schema = z.extend(subscriptionUpdateSchema, { keepOpen: z.nullable(z.array(z.string())), ends: z.boolean() });

/** Why the plan ends: its last day has passed, or its status isn't active. */
const endTitle = ({ expiresAt }: PlanChoice): string =>
  expiresAt && isDayOver(expiresAt) ? `${formatDate(expiresAt)} has passed` : "This plan doesn't give access";

interface SubscriptionFormProps {
  company: { id: string; name: string };
  plan: CompanySubscription;
  asked?: SubscriptionTier | undefined;
  update: (update: SubscriptionUpdate) => Promise<CompanySubscription>;
  onClose: () => void;
}

/** Plan, status and last day. Previews changes, confirms before ending a plan, and can be undone for ten seconds. */
export function SubscriptionForm({ company, plan, asked, update, onClose }: SubscriptionFormProps) {
  const current = { ...choiceOf(plan), keepOpen: null, ends: false };
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    ...formOptions,
    resolver: zodResolver(schema),
    // External changes show, except where the user chose something else.
    values: current,
    resetOptions: { keepDirtyValues: true },
  });
  const chosen = form.watch();
  const { status = "active", expiresAt } = chosen;
  const choice = meant({ tier: chosen.tier, status, expiresAt: expiresAt?.slice(0, 10) ?? "" });
  const preview = useQuery(planPreviewQuery(company.id, choice.tier));
  const isUnchanged = JSON.stringify(choice) === JSON.stringify(meant(choiceOf(plan)));
  const isEnd = !isUnchanged && !works(planOf(choice)) && (works(plan) || isDayOver(choice.expiresAt || "9999-12-31"));
  // What it ends or hides.
  const isUnknown = !isUnchanged && preview.isPending;
  const jobs = preview.data?.jobs ?? [];
  const most = preview.data?.after.open_jobs.limit ?? null;
  const hidden = isEnd || most === null ? 0 : Math.max(jobs.length - most, 0);
  const left = chosen.keepOpen && most !== null ? Math.min(most, jobs.length) - chosen.keepOpen.length : 0;
  // The form loads after its dialog, which has the focus until then.
  useEffect(() => {
    if (asked) form.setValue("tier", asked, { shouldDirty: true });
    form.setFocus("tier");
  }, [asked, form.setValue, form.setFocus]);
  // Another plan resets the end and the choice of jobs.
  const { tier } = chosen;
  useEffect(() => {
    form.setValue("expiresAt", tier === plan.tier || tier === "none" ? choiceOf(plan).expiresAt : usualEnd(tier), {
      shouldDirty: true,
    });
    form.setValue("keepOpen", null);
    form.setValue("ends", false);
  }, [tier, plan, form.setValue]);
  const send = async (change: SubscriptionUpdate) => {
    const { company_id } = plan;
    const now = await update(change);
    const undo = () =>
      update({ ...choiceOf(plan), expiresAt: plan.expires_at, companyId: company_id, updatedAt: now.updated_at }).then(
        () => toast.success({ title: `Undone: ${company.name} keeps its plan` }),
        // Shown like any failed update.
        () => {},
      );
    offerUndo({
      title: `Subscription updated to ${subscriptionTierLabels[change.tier]} successfully`,
      description: `We'll notify ${company.name} in 10 seconds.`,
      undo: () => void undo(),
    });
    onClose();
  };
  return (
    <Form
      form={form}
      label="Plan"
      onSubmit={({ keepOpen }) => {
        const { expires_at, ...given } = planOf(choice);
        return send({
          ...given,
          companyId: plan.company_id,
          expiresAt: expires_at,
          updatedAt: plan.updated_at,
          ...(keepOpen && { keepOpen }),
        });
      }}
    >
      <RadioGroupField name="tier" label="Plan" options={tierOptions(plan.tier)} listClassName="sm:grid-cols-2" />
      {choice.tier !== "none" && (
        <>
          <div className="grid gap-2">
            <Segmented<Preset | "own">
              label="Ends"
              wide
              options={presets}
              value={presets.find(({ value }) => presetDay(value) === choice.expiresAt)?.value ?? "own"}
              onChange={(preset) =>
                preset !== "own" &&
                form.setValue("expiresAt", presetDay(preset), { shouldDirty: true, shouldValidate: true })
              }
            />
            <DateField
              name="expiresAt"
              label="Last day"
              optional
              help={
                choice.expiresAt && !isEnd
                  ? `${formatDate(choice.expiresAt)} is the last day. The company gets a reminder 14 days and 1 day before.`
                  : "Leave empty for no end date."
              }
            />
          </div>
          <SelectField name="status" label="Status" options={statuses} help="Only an active plan gives access." />
        </>
      )}
      {isEnd ? (
        <>
          <Notice tone="warn" title={endTitle(choice)} role="alert">
            {jobs.length > 0
              ? `The plan ends right away: ${formatCount(jobs.length, "open job")} will no longer be shown, and no one can be invited.`
              : "The plan ends right away, and no one can be invited."}
          </Notice>
          <CheckboxField name="ends" label="End the plan now" />
        </>
      ) : (
        preview.data &&
        chosen.tier !== plan.tier && (
          <PlanChanges
            key={choice.tier}
            tier={choice.tier}
            preview={preview.data}
            keepOpen={chosen.keepOpen}
            onChoose={(keepOpen) => form.setValue("keepOpen", keepOpen)}
          />
        )
      )}
      {!isUnchanged && (
        <Consequences
          items={[
            { icon: Undo2, title: "No one for 10 seconds", text: "You can undo until then." },
            {
              icon: Mail,
              title: `Then the administrators of ${company.name}`,
              text: "They get a notification with the plan, its last day, and the hidden jobs.",
            },
          ]}
        />
      )}
      <DialogActions
        busyLabel="Updating..."
        danger={isEnd}
        disabled={isUnchanged || isUnknown || (isEnd && !chosen.ends) || left > 0}
        note={left > 0 ? `Choose ${left} more.` : undefined}
        onClose={onClose}
      >
        {isUnchanged ? "Nothing has changed" : changeLabel(plan, choice, hidden)}
      </DialogActions>
    </Form>
  );
}
