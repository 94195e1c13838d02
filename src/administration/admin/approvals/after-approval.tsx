import type { Company, Plan } from "@contracts/companies/company";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { PlanForm } from "@/administration/admin/approvals/plan-form";
import { type AfterDecision, useUndoOffer } from "@/administration/admin/use-undo-offer";
import { PlanBadge } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { subscriptionQuery } from "@/plans/data/subscriptions";

interface AfterApprovalProps {
  company: Company;
  /** Names the company, where its page doesn't. */
  head?: ReactNode;
  className?: string;
  /** Opens the next one; undefined without one. */
  onNext: (() => void) | undefined;
  onUndone: AfterDecision["onUndone"];
}

export function AfterApproval({ company, head, className, onNext, onUndone }: AfterApprovalProps) {
  const query = useQuery({ ...subscriptionQuery(company.id), staleTime: 0 });
  const [given, setGiven] = useState<Plan | null>(null);
  const offerUndo = useUndoOffer({ onUndone });
  const navigate = useNavigate();
  const goOn = onNext ?? (() => navigate(paths.admin.dashboard()));
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (given) next.current?.focus();
  }, [given]);
  const plan = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <article className={classNames("card decide", className)} aria-label={company.name}>
      <div className="decide-body empty:hidden">
        {head}
        {given && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
            <span>It can post jobs now.</span>
            <PlanBadge plan={given} />
          </p>
        )}
        {!plan && !query.isError && <Skeleton label="Loading its plan" rows={2} />}
        {!plan && query.isError && <ErrorState title="Failed to load the plan" query={query} />}
      </div>
      {plan && !given && (
        <PlanForm
          company={company}
          plan={plan}
          onSkip={goOn}
          heading={head ? "h3" : "h2"}
          onGiven={(now) => {
            setGiven(now);
            offerUndo(company, `Approved, with ${subscriptionTierLabels[now.tier]}`);
          }}
        />
      )}
      {given && (
        <div className="decide-foot">
          <span className="ml-auto">
            <Button ref={next} variant="primary" icon={ArrowRight} onClick={goOn}>
              {onNext ? "Next" : "Done"}
            </Button>
          </span>
        </div>
      )}
    </article>
  );
}
