import { type ReportQueue, reportQueues } from "@contracts/jobs/job-report";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import type { AppError } from "@/lib/app-error";
import { useChoiceInAddress } from "@/lib/use-address-choice";

type Query<Page> = UseInfiniteQueryResult<InfiniteData<Page>, AppError>;

interface Listed<Page, Row> {
  /** A reported item within a sentence: "reported job". */
  noun: string;
  /** A queue's purpose, shown when it is empty. */
  why: Record<ReportQueue, string>;
  rowsOf: (page: Page) => Row[];
  children: (row: Row) => ReactNode;
}

interface ReportQueuesProps<Page, Row> extends Listed<Page, Row> {
  title: string;
  lead: string;
  /** Loads both, so that switching is instant. */
  queries: Record<ReportQueue, Query<Page>>;
}

const queueTexts: Record<ReportQueue, { tab: string; empty: string }> = {
  waiting: { tab: "Waiting", empty: "No reports waiting" },
  decided: { tab: "Decided", empty: "Nothing decided yet" },
};

function QueuePanel<Page, Row>({
  queue,
  query,
  noun,
  why,
  rowsOf,
  children,
}: Listed<Page, Row> & { queue: ReportQueue; query: Query<Page> }) {
  const reported = query.data?.pages.flatMap(rowsOf);
  useAnnounce(rowsShown(query, reported?.length ?? 0, noun));
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={reported}
        what={`${noun}s`}
        empty={<EmptyState title={queueTexts[queue].empty}>{why[queue]}</EmptyState>}
      >
        {(rows) => <RowList>{rows.map(children)}</RowList>}
      </PagedList>
    </Card>
  );
}

/** Reports in two queues: pending, and decided. */
export function ReportQueues<Page extends { waiting: number }, Row>({
  title,
  lead,
  queries,
  ...listed
}: ReportQueuesProps<Page, Row>) {
  const [queue, setQueue] = useChoiceInAddress("queue", reportQueues);
  const waiting = queries.waiting.data && (queries.waiting.data.pages[0]?.waiting ?? 0);
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 mb-3 max-w-read text-ink-muted">{lead}</p>
      <Tabs
        label="Queues"
        value={queue}
        onChange={setQueue}
        tabs={reportQueues.map((id) => ({
          id,
          label: queueTexts[id].tab,
          panel: <QueuePanel {...listed} queue={id} query={queries[id]} />,
          ...(id === "waiting" && waiting !== undefined && { count: waiting, hot: true }),
        }))}
      />
    </div>
  );
}
