import { viewedLatelyDays } from "@contracts/accounts/my-data";
import { productName } from "@contracts/operator";
import { ViewRow } from "@/candidates/candidate/my-data/view-row";
import { profileViewsQuery } from "@/candidates/data/own-queries";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { useSiteSettings } from "@/lib/site-settings";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Companies that viewed the candidate, and for what (RULES: Candidates). */
export function ViewsCard({ managedBy }: { managedBy: string | null }) {
  const { profileView } = useSiteSettings().retention;
  const query = useEagerInfiniteQuery(profileViewsQuery());
  const views = query.data?.pages.flatMap((page) => page.views);
  const isLately = (query.data?.pages.length ?? 1) === 1;
  return (
    <Card
      title="Who looked"
      id="views"
      className="scroll-mt-16"
      aside={
        <span className="text-sm text-ink-muted">
          Your profile or files, last {isLately ? viewedLatelyDays : profileView} days
        </span>
      }
      flush
    >
      <PagedList
        query={query}
        rows={views}
        what="who has looked"
        more="Show earlier"
        empty={
          <EmptyState title={`No one has looked in the last ${viewedLatelyDays} days`}>
            When a company opens your profile, an application or a document, it appears here.
          </EmptyState>
        }
      >
        {(rows) => (
          <RowList className="border-t border-line">
            {rows.map((view) => (
              <ViewRow key={view.id} view={view} managedBy={managedBy} />
            ))}
          </RowList>
        )}
      </PagedList>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
        Each company shows once a day per profile, application or kind of document. Only the company knows which
        colleague looked. Administrators show as {productName}. Kept for {profileView} days.
      </p>
    </Card>
  );
}
