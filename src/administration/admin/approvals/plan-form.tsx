import type { Company, CompanySubscription } from "@contracts/companies/company";
import { isDayOver } from "@contracts/day";
import { type PlanPart, planLimits, planTiers } from "@contracts/plans/plan-limits";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { subscriptionUpdateSchema } from "@contracts/plans/subscription-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { DateField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { useUpdateSubscription } from "@/plans/data/subscriptions";
import { planOf, presetDay, presets, usualEnd } from "@/plans/shared/plan-change";

type Values = z.input<typeof subscriptionUpdateSchema>;
type Tier = (typeof planTiers)[number];

const limit = (tier: Tier, part: PlanPart, noun: string, plural: string): string => {
  const most = planLimits[tier][part];
  return most === null ? `No limit on ${plural}` : formatCount(most, noun, plural);
};

const tiers = planTiers.map((value) => ({
  value,
  label: subscriptionTierLabels[value],
  text: `${limit(value, "open_jobs", "open job", "open jobs")}, ${limit(value, "team_members", "person", "people").toLowerCase()}`,
}));

interface PlanFormProps {
  company: Company;
  /** Its current plan: none. */
  plan: CompanySubscription;
  onGiven: (plan: CompanySubscription) => void;
  onSkip: () => void;
  heading: "h2" | "h3";
}

export function PlanForm({ company, plan, onGiven, onSkip, heading: Heading }: PlanFormProps) {
  const update = useUpdateSubscription();
  const form = useForm<Values, unknown, z.output<typeof subscriptionUpdateSchema>>({
    ...formOptions,
    resolver: zodResolver(subscriptionUpdateSchema),
    defaultValues: { tier: "free_trial", status: "active", expiresAt: usualEnd("free_trial") },
  });
  const { tier, expiresAt = "" } = useWatch({ control: form.control });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form
      form={form}
      label={`Plan of ${company.name}`}
      className="contents"
      onSubmit={async (values) => {
        if (expiresAt && isDayOver(expiresAt)) {
          form.setError("expiresAt", { message: "Choose today or a later day" });
          return;
        }
        const { expires_at, ...given } = planOf({ tier: values.tier, status: "active", expiresAt: expiresAt ?? "" });
        onGiven(
          await update.mutateAsync({
            ...given,
            companyId: company.id,
            expiresAt: expires_at,
            updatedAt: plan.updated_at,
          }),
        );
      }}
    >
      <div className="decide-body border-line border-t">
        <div>
          <Heading ref={heading} tabIndex={-1} className="font-semibold text-lg">
            Give it a plan
          </Heading>
          <p className="text-ink-muted">Without one it can sign in, but it can’t post jobs or invite people.</p>
        </div>
        <RadioGroupField name="tier" label="Plan" options={tiers} listClassName="xl:grid-cols-2" />
        <div>
          <div className="mb-3 flex flex-wrap gap-2">
            {presets.map(({ label, value }) => (
              <button
                key={label}
                type="button"
                className="filter-chip"
                aria-pressed={expiresAt === presetDay(value)}
                onClick={() => form.setValue("expiresAt", presetDay(value), { shouldValidate: true })}
              >
                {label}
              </button>
            ))}
          </div>
          <DateField
            name="expiresAt"
            label="Last day"
            optional
            help={
              expiresAt
                ? `${formatShortDay(expiresAt)} is the last day. Its administrators get a reminder 14 days and 1 day before.`
                : "The plan doesn’t end."
            }
          />
        </div>
      </div>
      <div className="decide-foot">
        <Button variant="quiet" onClick={onSkip}>
          Skip for now
        </Button>
        <span className="ml-auto">
          <SubmitButton icon={Check} busyLabel="Giving...">
            {tier === "free_trial" ? "Start free trial" : `Give ${subscriptionTierLabels[tier ?? "basic"]}`}
          </SubmitButton>
        </span>
      </div>
    </Form>
  );
}
