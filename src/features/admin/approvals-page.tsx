import { type CompanyQueue, companyQueues } from "@contracts/company";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { useCompanyQueue } from "@/data/admin/company-queue-query";
import { CompanyTable, queueColumns } from "@/features/admin/company-table";
import { formatCount } from "@/lib/format";
import { useSettled } from "@/lib/use-settled";

const queueTexts: Record<CompanyQueue, { tab: string; title: string; text?: string; empty: string }> = {
  waiting: { tab: "Waiting", title: "Pending Approval", empty: "No company waits for approval." },
  unfinished: {
    tab: "Unfinished",
    title: "Registration not finished",
    text: "Accounts without a sent registration. There is nothing to decide yet.",
    empty: "No registration is unfinished.",
  },
  rejected: { tab: "Rejected", title: "Rejected Companies", empty: "No company is rejected." },
  approved: { tab: "Approved", title: "Approved Companies", empty: "No company is approved yet." },
};

/** The queue that is shown, kept in the address so that going back finds it again. */
function useQueue(): [CompanyQueue, (queue: CompanyQueue) => void] {
  const [search, setSearch] = useSearchParams();
  const queue = companyQueues.find((name) => name === search.get("queue")) ?? "waiting";
  return [queue, (next) => setSearch({ queue: next }, { replace: true, preventScrollReset: true })];
}

/** Companies by what is decided about them (RULES: Administration). */
export function ApprovalsPage() {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const [queue, setQueue] = useQueue();
  const query = useCompanyQueue(queue, search);
  const pages = query.data?.pages;
  const counts = pages?.at(-1)?.counts;
  const companies = pages?.[0]?.queue === queue ? pages.flatMap((page) => page.companies) : undefined;
  useAnnounce(
    counts && !query.isPlaceholderData
      ? `${queueTexts[queue].tab}: ${formatCount(counts[queue], "company", "companies")}`
      : undefined,
  );
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow">
          <PageTitle>Company Approvals</PageTitle>
          <p className="mt-1 text-ink-muted">Companies can post jobs once they are approved and have a plan.</p>
        </div>
        <SearchBox label="Search all four queues" value={typed} onChange={setTyped} className="w-full md:w-72" />
      </div>
      {counts ? (
        <div className="mt-6" aria-busy={query.isPlaceholderData}>
          <Tabs
            label="Queues"
            value={queue}
            onChange={setQueue}
            tabs={companyQueues.map((name) => ({
              id: name,
              label: queueTexts[name].tab,
              count: counts[name],
              hot: name === "waiting",
              panel: (
                <CompanyTable
                  title={queueTexts[name].title}
                  text={queueTexts[name].text}
                  hot={name === "waiting"}
                  columns={queueColumns[name]}
                  companies={companies}
                  count={counts[name]}
                  empty={search ? "No company of this queue fits the search." : queueTexts[name].empty}
                  hasMore={query.hasNextPage && !query.isPlaceholderData}
                  isLoadingMore={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              ),
            }))}
          />
        </div>
      ) : query.isError ? (
        <ErrorState title={`Failed to load companies: ${query.error.message}`} query={query} />
      ) : (
        <Card className="mt-6" title="Pending Approval" flush>
          <Skeleton label="Loading companies" rows={4} />
        </Card>
      )}
    </div>
  );
}
