import { AskedRow } from "@/candidates/candidate/my-data/asked-row";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { askedSubmissionsQuery } from "@/partners/data/my-submissions";

/** Requests by current or former managing companies. Hidden for candidates who never had any. */
export function AskedCard({ isManaged }: { isManaged: boolean }) {
  const query = useEagerInfiniteQuery(askedSubmissionsQuery());
  const asked = query.data?.pages.flatMap((page) => page.put_forwards);
  if (!isManaged && !asked?.length) return null;
  return (
    <Card title="Submissions to jobs" id="put-forwards" className="scroll-mt-16" flush>
      <PagedList
        query={query}
        rows={asked}
        what="requests"
        more="Show earlier"
        empty={
          <EmptyState title="No requests yet">
            You'll get a request for each job, and nothing is sent until you apply.
          </EmptyState>
        }
      >
        {(rows) => (
          <RowList className="border-t border-line">
            {rows.map((each) => (
              <AskedRow key={each.id} asked={each} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}
