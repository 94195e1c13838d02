import { type ReportQueue, reportQueues } from "@contracts/job-report";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useReportedJobs } from "@/data/admin/reported-jobs-query";
import { ReportedJobRow } from "@/features/admin/reports/reported-job-row";
import { useChoiceInAddress } from "@/lib/use-address-choice";

const queueTexts: Record<ReportQueue, { tab: string; empty: string; why: string }> = {
  waiting: { tab: "Waiting", empty: "No report waits", why: "Jobs that somebody reports show here." },
  decided: {
    tab: "Decided",
    empty: "Nothing was decided yet",
    why: "What was decided about reported jobs shows here.",
  },
};

function QueuePanel({ queue, query }: { queue: ReportQueue; query: ReturnType<typeof useReportedJobs> }) {
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  useAnnounce(rowsShown(query, jobs?.length ?? 0, "reported job"));
  const { empty, why } = queueTexts[queue];
  return (
    <Card flush>
      <PagedList query={query} rows={jobs} what="reported jobs" empty={<EmptyState title={empty}>{why}</EmptyState>}>
        {(rows) => (
          // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
          <ul className="rows" role="list">
            {rows.map((job) => (
              <ReportedJobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

/** /admin/reports: jobs that somebody says are not what they should be, who said so, and what is decided (RULES: Jobs). */
export function ReportedJobsPage() {
  const [queue, setQueue] = useChoiceInAddress("queue", reportQueues);
  // Both at once: the other is there when it is chosen.
  const queries = { waiting: useReportedJobs("waiting"), decided: useReportedJobs("decided") };
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Admin Dashboard</BackLink>
      <PageTitle>Reported jobs</PageTitle>
      <p className="mt-1 mb-3 max-w-read text-ink-muted">
        A reported job stays online until you decide. The company reads your reason, never who reported it.
      </p>
      <Tabs
        label="Queues"
        value={queue}
        onChange={setQueue}
        tabs={reportQueues.map((id) => ({
          id,
          label: queueTexts[id].tab,
          panel: <QueuePanel queue={id} query={queries[id]} />,
          ...(id === "waiting" &&
            queries.waiting.data && { count: queries.waiting.data.pages[0]?.waiting ?? 0, hot: true }),
        }))}
      />
    </div>
  );
}
