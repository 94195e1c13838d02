import type { PlanRequest } from "@contracts/plans/company-plan";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlanRequestNotice } from "@/administration/admin/company/plan-request-notice";
import { DeclinePlanDialog, SubscriptionDialog } from "@/administration/admin/dialogs";
import { planFacts, planProblem } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { Skeleton } from "@/components/ui/skeleton";
import { companyPlanQuery } from "@/plans/data/company-plan";

/** A company's plan and end date, a way to change them, and its requested plan. */
export function SubscriptionCard({ company }: { company: { id: string; name: string } }) {
  const query = useQuery(companyPlanQuery(company.id));
  // A dialog stays with the request it was opened for.
  const [managing, setManaging] = useState<Partial<PlanRequest> | null>(null);
  const [declining, setDeclining] = useState<PlanRequest | null>(null);
  const { subscription, request } = query.data ?? {};
  // Given but still undoable, so it may become pending again.
  const isGiven = subscription?.tier === request?.tier && subscription && !planProblem(subscription);
  return (
    <Card title="Subscription">
      {query.isPending && <Skeleton label="Loading the subscription" rows={1} />}
      {query.isError && !query.data && <ErrorState title="Failed to load the subscription" query={query} />}
      {subscription && (
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
          <KeyValues align="end" empty="Nothing to expire" items={planFacts(subscription)} />
          <Button
            block
            className="mt-4"
            aria-haspopup="dialog"
            aria-label={`Manage ${company.name}`}
            onClick={() => setManaging({})}
          >
            Manage
          </Button>
        </>
      )}
      {managing && <SubscriptionDialog company={company} asked={managing.tier} onClose={() => setManaging(null)} />}
      {declining && <DeclinePlanDialog company={company} request={declining} onClose={() => setDeclining(null)} />}
    </Card>
  );
}
