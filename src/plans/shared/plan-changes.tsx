import type { SubscriptionTier } from "@contracts/enums";
import { countedPlanParts, type PlanPreview } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { useState } from "react";
import { CheckboxGroupField } from "@/components/form/choice-fields";
import { Button } from "@/components/ui/button";
import { formatCount, formatList, formatNumber } from "@/lib/format";
import { jobOptions } from "@/plans/model/job-options";
import { type PartUse, partUse } from "@/plans/model/plan-use";

const limitWords = (limit: number | null): string => (limit === null ? "No limit" : formatNumber(limit));

/** What a part's new limit changes. */
function consequence({ part, used, over }: PartUse): string {
  if (over <= 0) return "Nothing changes";
  if (part === "open_jobs") return `${formatCount(over, "job")} hidden, the newest first`;
  if (part === "monthly_invitations") return "No more invitations this month";
  return `All ${formatNumber(used)} stay. No one can be added.`;
}

interface PlanChangesProps {
  tier: SubscriptionTier;
  preview: PlanPreview;
  /** The jobs to keep open, if chosen. */
  keepOpen: readonly string[] | null;
  onChoose: (keepOpen: string[]) => void;
}

/** Limits before and after, what follows, and the hidden jobs. */
export function PlanChanges({ tier, preview: { now, after, jobs }, keepOpen, onChoose }: PlanChangesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const hidden = jobs.filter(({ id, is_hidden }) => (keepOpen ? !keepOpen.includes(id) : is_hidden));
  const most = after.open_jobs.limit ?? jobs.length;
  const resting = (after.partners.used ?? 0) > 0 && after.partners.limit === 0 && now.partners.limit !== 0;
  return (
    <section className="grid gap-2" aria-label="What changes">
      <div className="overflow-clip rounded-md border border-line">
        <table className="limits">
          <caption className="sr-only">What changes</caption>
          <thead>
            <tr>
              <th scope="col">What changes</th>
              <th scope="col">Now</th>
              <th scope="col">{subscriptionTierLabels[tier]}</th>
            </tr>
          </thead>
          <tbody>
            {countedPlanParts.map((part) => {
              const [before, then] = [partUse(part, now), partUse(part, after)];
              return (
                <tr key={part}>
                  <th scope="row">{then.title}</th>
                  <td>
                    {formatNumber(before.used)}
                    {before.limit ? ` of ${formatNumber(before.limit)}` : ""}
                  </td>
                  <td className={then.over > 0 ? "after over" : "after"}>
                    {limitWords(then.limit)}
                    <small>{consequence(then)}</small>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {resting && (
        <p className="help">{`${formatCount(after.partners.used ?? 0, "partnership")} will be on hold: this plan doesn't include partners.`}</p>
      )}
      {hidden.length > 0 && (
        <p className="help">
          Hidden: <b className="font-medium text-ink">{formatList(hidden.map(({ title }) => title))}</b>. Applicants
          keep their applications.
        </p>
      )}
      {hidden.length > 0 && !isChoosing && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onChoose(jobs.filter(({ is_hidden }) => !is_hidden).map(({ id }) => id));
            setChoosing(true);
          }}
        >
          Choose others
        </Button>
      )}
      {isChoosing && (
        <CheckboxGroupField name="keepOpen" label="Jobs that stay open" options={jobOptions(jobs)} max={most} />
      )}
    </section>
  );
}
