import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SubscriptionDialog } from "@/administration/admin/dialogs";
import { planFacts } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { Skeleton } from "@/components/ui/skeleton";
import { subscriptionQuery } from "@/plans/data/subscriptions";

/** A company's plan and its end, with the way to change them: every company's, however old. */
export function SubscriptionCard({ company }: { company: { id: string; name: string } }) {
  const query = useQuery(subscriptionQuery(company.id));
  const [managing, setManaging] = useState(false);
  return (
    <Card title="Subscription">
      {query.isPending && <Skeleton label="Loading the subscription" rows={1} />}
      {query.isError && !query.data && <ErrorState title="Failed to load the subscription" query={query} />}
      {query.data && (
        <>
          <KeyValues align="end" empty="Nothing to expire" items={planFacts(query.data)} />
          <Button
            block
            className="mt-4"
            aria-haspopup="dialog"
            aria-label={`Manage ${company.name}`}
            onClick={() => setManaging(true)}
          >
            Manage
          </Button>
          {managing && <SubscriptionDialog company={company} onClose={() => setManaging(false)} />}
        </>
      )}
    </Card>
  );
}
