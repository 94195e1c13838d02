import type { PutForward } from "@contracts/partners/partnership";
import { useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { Card, RowList } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { personName } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { PutForwardRow } from "@/partners/company/put-forward-row";
import { useWithdrawPutForward } from "@/partners/data/company-submissions";
import { putForwardsQuery } from "@/partners/data/partner-lists";

/** The company's submissions, with each reply. */
export function PutForwards() {
  const query = useEagerInfiniteQuery(putForwardsQuery);
  const withdraw = useWithdrawPutForward();
  const [asking, setAsking] = useState<PutForward | null>(null);
  const all = query.data?.pages.flatMap((page) => page.put_forwards);
  useAnnounce(rowsShown(query, all?.length ?? 0, "candidate submitted", "candidates submitted"));
  const close = () => setAsking(null);
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={all}
        what="your submissions"
        empty={
          <EmptyState title="No submissions yet">
            Choose a partner job and select who fits. We ask them first, and show their replies here.
          </EmptyState>
        }
      >
        {(rows) => (
          <RowList>
            {rows.map((each) => (
              <PutForwardRow key={each.id} putForward={each} onWithdraw={() => setAsking(each)} />
            ))}
          </RowList>
        )}
      </PagedList>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Withdraw the request to ${personName(asking.candidate, "candidate")}?`}
          description={`The request about ${asking.job.title} leaves their dashboard. No email is sent.`}
          confirmLabel="Withdraw"
          busyLabel="Withdrawing..."
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate(asking.id, { onSettled: close })}
        />
      )}
    </Card>
  );
}
