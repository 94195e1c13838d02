import { operator, productName } from "@contracts/operator";
import type { CompanyPlan } from "@contracts/plans/company-plan";
import { type PlanTier, planTiers } from "@contracts/plans/plan-limits";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Clock } from "lucide-react";
import { planProblem } from "@/components/product/plan";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatShortDay } from "@/lib/format-date";
import { useAskForPlan, useWithdrawPlanRequest } from "@/plans/data/company-plan";
import { nextPlan } from "@/plans/model/plan-use";
import { planFor, trialWords } from "@/plans/model/plan-words";
import { PlanList } from "@/plans/shared/plan-list";

interface OfferProps {
  companyId: string;
  plan: CompanyPlan;
  tier: PlanTier;
}

function Waiting({ request, can }: Pick<CompanyPlan, "can"> & { request: NonNullable<CompanyPlan["request"]> }) {
  const withdraw = useWithdrawPlanRequest();
  const by = request.is_mine ? " by you" : request.asked_by ? ` by ${request.asked_by}` : "";
  return (
    <>
      <p className="flex items-start gap-2 text-sm" role="status">
        <Icon icon={Clock} size="sm" />
        {`Asked ${formatShortDay(request.asked_at)}${by}. We'll notify you when there's a decision.`}
      </p>
      {can.ask && (
        <Button
          block
          busy={withdraw.isPending}
          aria-label={`Withdraw request: ${subscriptionTierLabels[request.tier]}`}
          onClick={() => withdraw.mutate(request.id)}
        >
          Withdraw request
        </Button>
      )}
    </>
  );
}

function offerWords({ subscription, since, use, can, history }: CompanyPlan, tier: PlanTier): string {
  if (tier === subscription.tier && since) return `Since ${formatShortDay(since)}`;
  if (tier === nextPlan(subscription.tier, use)) return "Fits everything you use now.";
  return tier === "free_trial" && tier !== subscription.tier && !can.trial ? trialWords(history) : planFor[tier];
}

function Ask({ companyId, plan, tier }: OfferProps) {
  const { subscription, use, request, can } = plan;
  const ask = useAskForPlan(companyId);
  const isOwn = tier === subscription.tier;
  const isNext = tier === nextPlan(subscription.tier, use);
  const isOffered = tier === "free_trial" ? can.trial : !isOwn || planProblem(subscription) !== null;
  const label = request ? "Ask for this instead" : isOwn ? "Ask to renew" : "Ask for this plan";
  return (
    <>
      <p className="text-sm text-ink-muted">{offerWords(plan, tier)}</p>
      {can.ask && isOffered && (
        <Button
          block
          variant={isNext && !request ? "primary" : "secondary"}
          busy={ask.isPending}
          aria-label={`${label}: ${subscriptionTierLabels[tier]}`}
          onClick={() => ask.mutate({ tier, id: crypto.randomUUID() })}
        >
          {label}
        </Button>
      )}
    </>
  );
}

function Offer({ companyId, plan, tier }: OfferProps) {
  const price = operator.prices[tier];
  const { request, subscription } = plan;
  const isOwn = tier === subscription.tier;
  return (
    <li className={classNames("card plan grid-rows-[auto_auto_1fr_auto]", isOwn && "bg-canvas")}>
      <h3 className="flex flex-wrap items-center gap-2">
        {subscriptionTierLabels[tier]}
        {isOwn && <Badge tone="good">Your plan</Badge>}
        {request?.tier === tier && <Badge tone="info">Asked for</Badge>}
      </h3>
      <p className="price">
        {price?.amount ?? "Talk to us"} {price?.per && <small>{price.per}</small>}
      </p>
      <PlanList tier={tier} />
      <div className="grid gap-2">
        {request?.tier === tier ? (
          <Waiting request={request} can={plan.can} />
        ) : (
          <Ask companyId={companyId} plan={plan} tier={tier} />
        )}
      </div>
    </li>
  );
}

/** All plans, with a way to request one. */
export function PlanOffers(offer: Omit<OfferProps, "tier">) {
  return (
    <section className="mt-6" aria-labelledby="all-plans">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="all-plans" className="card-title">
          All plans
        </h2>
        <p className="text-sm text-ink-muted">{`A ${productName} administrator reviews your request. Your plan doesn't change until then.`}</p>
      </div>
      <ul className="plans">
        {planTiers.map((tier) => (
          <Offer key={tier} {...offer} tier={tier} />
        ))}
      </ul>
    </section>
  );
}
