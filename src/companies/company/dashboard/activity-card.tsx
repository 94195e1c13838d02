import type { ActivityItem } from "@contracts/applications/activity";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { useCompanyActivity } from "@/companies/data/company-queries";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

const someone = "Somebody who left";

/** Who did it. */
function actorOf(item: ActivityItem): string {
  return item.kind === "moved" ? (item.actor_name ?? someone) : item.person_name;
}

function Person({ item }: { item: Exclude<ActivityItem, { kind: "joined" }> }) {
  return <TextLink to={paths.company.application(item.application_id)}>{item.person_name}</TextLink>;
}

function Told({ item }: { item: ActivityItem }) {
  switch (item.kind) {
    case "applied":
      return (
        <>
          <Person item={item} /> applied for {item.job_title}.
        </>
      );
    case "withdrawn":
      return (
        <>
          <Person item={item} /> withdrew from {item.job_title}.
        </>
      );
    case "moved":
      return (
        <>
          <b className="font-semibold">{item.is_me ? "You" : actorOf(item)}</b> moved <Person item={item} /> to{" "}
          {applicationStatusLabels[item.status]}.
        </>
      );
    case "joined":
      return (
        <>
          <b className="font-semibold">{item.is_me ? "You" : item.person_name}</b> joined as{" "}
          {formatWords(item.role).toLowerCase()}.
        </>
      );
  }
}

/** What happened at the company lately, as far as the reader sees it. */
export function ActivityCard() {
  const query = useCompanyActivity();
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Card title="Activity" flush>
      <PagedList
        query={query}
        rows={items}
        what="activity"
        empty={
          query.hasNextPage ? null : (
            <EmptyState title="Nothing happened yet">Applications and moves appear here as they come.</EmptyState>
          )
        }
      >
        {(rows) => (
          <ol className="grid gap-4 px-4 pt-1 pb-5 md:px-5">
            {rows.map((item) => (
              <li key={`${item.source} ${item.id}`} className="flex gap-2.5">
                <Avatar name={actorOf(item)} size="sm" className="mt-0.5" />
                <div className="min-w-0 break-words text-sm">
                  <p>
                    <Told item={item} />
                  </p>
                  <p className="text-ink-muted">{formatRecent(item.at)}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  );
}
