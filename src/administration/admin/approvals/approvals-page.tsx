import { type CompanyQueue, companyQueues, type QueuedCompany } from "@contracts/companies/company";
import { useState } from "react";
import { ApprovalQueue } from "@/administration/admin/approvals/approval-queue";
import { queueColumns } from "@/administration/admin/approvals/queue-columns";
import { SubscriptionDialog } from "@/administration/admin/dialogs";
import { useCompanyQueue } from "@/administration/data/companies";
import { queueTexts } from "@/administration/model/queue-texts";
import { useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { QueueCard } from "@/components/product/queue-card";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { formatCount } from "@/lib/format";
import { useAddressChange, useChoiceInAddress } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";

/** Queues with pending decisions. */
const isDesk = (queue: CompanyQueue): queue is "waiting" | "changes" => queue === "waiting" || queue === "changes";

/** Companies by decision state (RULES: Administration). The URL keeps the queue, the search and the open company. */
export function ApprovalsPage() {
  const search = useSearchText("company");
  const [queue] = useChoiceInAddress("queue", companyQueues);
  const change = useAddressChange();
  const [planned, setPlanned] = useState<QueuedCompany | null>(null);
  const query = useCompanyQueue(queue, search.query);
  const pages = query.data?.pages;
  const counts = pages?.at(-1)?.counts;
  const companies = pages?.[0]?.queue === queue ? pages.flatMap((page) => page.companies) : undefined;
  useAnnounce(
    counts && !query.isPlaceholderData
      ? `${queueTexts[queue].tab}: ${formatCount(counts[queue], "company", "companies")}`
      : undefined,
  );
  // The company open in one list doesn't stay open in another.
  const showQueue = (name: CompanyQueue) => change({ queue: name === companyQueues[0] ? null : name, company: null });
  const list = {
    query,
    companies,
    empty: search.query ? "No companies in this queue match your search." : queueTexts[queue].empty,
  };
  const columns = queueColumns(setPlanned);
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow">
          <PageTitle>Company Approvals</PageTitle>
          <p className="mt-1 text-ink-muted">Companies can post jobs once they are approved and have a plan.</p>
        </div>
        <SearchBox label="Search all queues" value={search.text} onChange={search.setText} className="w-full md:w-72" />
      </div>
      {counts ? (
        <div className="mt-6">
          <Tabs
            label="Queues"
            value={queue}
            onChange={showQueue}
            tabs={companyQueues.map((name) => ({
              id: name,
              label: queueTexts[name].tab,
              count: counts[name],
              hot: isDesk(name),
              panel: isDesk(name) ? (
                <ApprovalQueue
                  {...list}
                  title={queueTexts[name].title}
                  count={counts[name]}
                  isSettled={!query.isPlaceholderData && search.query === search.text.trim()}
                />
              ) : (
                <QueueCard
                  title={queueTexts[name].title}
                  text={queueTexts[name].text}
                  query={query}
                  rows={companies}
                  what="companies"
                  columns={columns[name]}
                  count={counts[name]}
                  empty={<EmptyState title={list.empty} />}
                />
              ),
            }))}
          />
        </div>
      ) : query.isError ? (
        <ErrorState title={`Failed to load companies: ${query.error.message}`} query={query} />
      ) : (
        <Card className="mt-6" title={queueTexts[queue].title} flush>
          <Skeleton label="Loading companies" rows={4} />
        </Card>
      )}
      {planned && <SubscriptionDialog company={planned} onClose={() => setPlanned(null)} />}
    </div>
  );
}
