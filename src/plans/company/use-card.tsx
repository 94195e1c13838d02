import { operator } from "@contracts/operator";
import type { CompanyPlan } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Check, CircleMinus, TriangleAlert } from "lucide-react";
import { planPhrase } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { type PartUse, partUses } from "@/plans/model/plan-use";
import { planLines } from "@/plans/model/plan-words";

function Used({ use: { title, used, limit, over, help } }: { use: PartUse }) {
  const isOver = over > 0;
  return (
    <li>
      <span className="t">{title}</span>
      <span className={isOver ? "n over" : "n"}>
        {isOver && <Icon icon={TriangleAlert} />}
        <b>{formatNumber(used)}</b>
        {limit !== null && ` of ${formatNumber(limit)}`}
      </span>
      {limit !== null && (
        <ProgressBar
          value={limit === 0 ? 100 : (100 * used) / limit}
          label={`${title} used`}
          {...(isOver && { tone: "warn" as const })}
        />
      )}
      {help && <span className="s">{help}</span>}
    </li>
  );
}

export function UseCard({ plan: { subscription, use } }: { plan: CompanyPlan }) {
  const { tier } = subscription;
  const price = tier !== "none" && operator.prices[tier];
  const whole =
    tier === "none" ? [] : planLines(tier).filter(({ part }) => use[part].used === null || part === "partners");
  return (
    <Card
      title={subscriptionTierLabels[tier]}
      aside={
        <LinkButton size="sm" variant="quiet" to={paths.contact()}>
          Questions about your plan?
        </LinkButton>
      }
    >
      <p className="mb-2 text-sm text-ink-muted">
        {[price && [price.amount, price.per].filter(Boolean).join(" "), planPhrase(subscription)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className="usage">
        {partUses(use).map((each) => (
          <Used key={each.part} use={each} />
        ))}
      </ul>
      {whole.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3.5 text-sm text-ink-muted">
          {whole.map(({ part, isIncluded, text }) => (
            <li key={part} className="inline-flex items-center gap-1.5">
              <Icon icon={isIncluded ? Check : CircleMinus} size="sm" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
