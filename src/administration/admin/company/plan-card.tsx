import type { PlanRequest } from "@contracts/plans/company-plan";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlanRequestNotice } from "@/administration/admin/company/plan-request-notice";
import { DeclinePlanDialog, SubscriptionDialog } from "@/administration/admin/dialogs";
import { companyOverviewQuery } from "@/administration/data/company-page";
import { planPhrase, planProblem } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatShortDay } from "@/lib/format-date";
import { companyPlanQuery } from "@/plans/data/company-plan";
import { PlanUsage } from "@/plans/shared/plan-usage";

export function PlanCard({ company }: { company: { id: string; name: string } }) {
  const query = useQuery(companyPlanQuery(company.id));
  const setBy = useQuery(companyOverviewQuery(company.id)).data?.plan_set_by;
  // A dialog stays with the request it was opened for.
  const [managing, setManaging] = useState<Partial<PlanRequest> | null>(null);
  const [declining, setDeclining] = useState<PlanRequest | null>(null);
  const { subscription, request, since, use, jobs = [] } = query.data ?? {};
  // Given but not for good yet, it may wait again.
  const isGiven = subscription?.tier === request?.tier && subscription && !planProblem(subscription);
  const hidden = jobs.filter(({ is_hidden }) => is_hidden).length;
  return (
    <Card
      id="plan"
      title="Plan"
      aside={
        subscription && (
          <Button aria-haspopup="dialog" aria-label={`Manage ${company.name}`} onClick={() => setManaging({})}>
            Manage
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton label="Loading the plan" rows={1} />}
      {query.isError && !query.data && <ErrorState title="Failed to load the plan" query={query} />}
      {subscription && use && (
        <>
          {request && !isGiven && (
            <div className="mb-4">
              <PlanRequestNotice
                request={request}
                onChange={() => setManaging(request)}
                onDecline={() => setDeclining(request)}
              />
            </div>
          )}
          <p className="mb-3">
            <b className="font-semibold">{planPhrase(subscription)}</b>
            {subscription.tier !== "none" && since && (
              <span className="text-ink-muted">
                {` · since ${formatShortDay(since)}`}
                {setBy && <span>{` · set by ${setBy}`}</span>}
              </span>
            )}
          </p>
          {subscription.tier !== "none" && <PlanUsage use={use} />}
          {hidden > 0 && (
            <p className="mt-3 font-medium text-warn-text">
              {hidden === 1
                ? "1 job is hidden: the plan has no room for it."
                : `${hidden} jobs are hidden: over the plan's limit.`}
            </p>
          )}
        </>
      )}
      {managing && <SubscriptionDialog company={company} asked={managing.tier} onClose={() => setManaging(null)} />}
      {declining && <DeclinePlanDialog company={company} request={declining} onClose={() => setDeclining(null)} />}
    </Card>
  );
}
