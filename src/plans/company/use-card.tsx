import { operator } from "@contracts/operator";
import type { CompanyPlan } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Check, Minus } from "lucide-react";
import { planTerm } from "@/components/product/plan";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { planLines } from "@/plans/model/plan-words";
import { PlanUsage } from "@/plans/shared/plan-usage";

export function UseCard({ plan: { subscription, use } }: { plan: CompanyPlan }) {
  const { tier } = subscription;
  const isNone = tier === "none";
  const price = isNone ? undefined : operator.prices[tier];
  const cost = [price?.amount, price?.per].filter(Boolean).join(" ");
  const terms = isNone ? [] : [cost, planTerm(subscription) || "no end date"].filter(Boolean);
  const whole = isNone ? [] : planLines(tier).filter(({ part }) => use[part].used === null || part === "partners");
  return (
    <Card
      title={
        <>
          {isNone ? "No plan yet" : subscriptionTierLabels[tier]}{" "}
          <span className="ml-1.5 font-normal text-ink-muted text-sm">{terms.join(", ")}</span>
        </>
      }
      aside={
        <TextLink className="touch text-sm" to={paths.contact()}>
          Questions about your plan?
        </TextLink>
      }
    >
      <PlanUsage use={use} />
      {whole.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3.5 text-sm text-ink-muted">
          {whole.map(({ part, isIncluded, text }) => (
            <li key={part} className="inline-flex items-center gap-1.5">
              <Icon icon={isIncluded ? Check : Minus} size="sm" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
