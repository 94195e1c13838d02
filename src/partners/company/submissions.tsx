import type { Submission } from "@contracts/partners/partnership";
import { useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { Card, RowList } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { personName } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { SubmissionRow } from "@/partners/company/submission-row";
import { useWithdrawSubmission } from "@/partners/data/company-submissions";
import { submissionsQuery } from "@/partners/data/partner-lists";

export function Submissions() {
  const query = useEagerInfiniteQuery(submissionsQuery);
  const withdraw = useWithdrawSubmission();
  const [asking, setAsking] = useState<Submission | null>(null);
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
              <SubmissionRow key={each.id} submission={each} onWithdraw={() => setAsking(each)} />
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
