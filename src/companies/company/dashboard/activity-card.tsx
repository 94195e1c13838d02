import type { ActivityItem } from "@contracts/applications/activity";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { useCompanyActivity } from "@/companies/data/company-queries";
import { PageTitle } from "@/components/feedback/page-title";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

const someone = "A former colleague";
/** The number shown on Today. */
const shownToday = 4;

function actorOf(item: ActivityItem): string {
  if (item.kind === "removed") return "Data removed";
  return item.kind === "moved" || item.kind === "added" ? (item.actor_name ?? someone) : item.person_name;
}

function Person({ item }: { item: Exclude<ActivityItem, { kind: "joined" | "removed" }> }) {
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
    case "added":
      return (
        <>
          <b className="font-semibold">{item.is_me ? "You" : actorOf(item)}</b> added <Person item={item} /> to{" "}
          {item.job_title}.
        </>
      );
    case "removed":
      return <>Someone added by hand to {item.job_title} removed their data.</>;
    case "joined":
      return (
        <>
          <b className="font-semibold">{item.is_me ? "You" : item.person_name}</b> joined as{" "}
          {formatWords(item.role).toLowerCase()}.
        </>
      );
  }
}

function ActivityRows({ rows }: { rows: readonly ActivityItem[] }) {
  return (
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
  );
}

function Activity() {
  const query = useCompanyActivity();
  return (
    <PagedList
      query={query}
      rows={query.data?.pages.flatMap((page) => page.items)}
      what="activity"
      empty={
        query.hasNextPage ? null : (
          <EmptyState title="No activity yet">New applications and moves appear here.</EmptyState>
        )
      }
    >
      {(rows) => <ActivityRows rows={rows} />}
    </PagedList>
  );
}

export function ActivityCard() {
  const { data } = useCompanyActivity();
  const latest = data?.pages[0]?.items ?? [];
  const hasAll = latest.length > shownToday || data?.pages[0]?.next;
  return (
    <Card
      title="Activity"
      flush
      aside={
        hasAll && (
          <LinkButton size="sm" variant="quiet" className="-mr-2.5" to={paths.company.activity()}>
            All activity
          </LinkButton>
        )
      }
    >
      {latest.length > 0 ? <ActivityRows rows={latest.slice(0, shownToday)} /> : <Activity />}
    </Card>
  );
}

/** /company/activity: all of the company's events the reader may see. */
export function ActivityPage() {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.dashboard()}>Today</BackLink>
      <PageTitle>Activity</PageTitle>
      <Card flush className="mt-4 max-w-read pt-4">
        <Activity />
      </Card>
    </div>
  );
}
