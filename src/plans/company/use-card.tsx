import { operator } from "@contracts/operator";
import type { CompanyPlan } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Check, CircleMinus } from "lucide-react";
import { planPhrase } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { planLines } from "@/plans/model/plan-words";
import { PlanUsage } from "@/plans/shared/plan-usage";

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
          Ask about your plan
        </LinkButton>
      }
    >
      <p className="mb-2 text-sm text-ink-muted">
        {[price && [price.amount, price.per].filter(Boolean).join(" "), planPhrase(subscription)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <PlanUsage use={use} />
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
