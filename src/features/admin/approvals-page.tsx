import type { CompanyListItem } from "@contracts/company";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { companiesQuery } from "@/data/admin/companies-query";
import { CompanyTable, queueColumns } from "@/features/admin/company-table";
import { type QueueName, queueNames, sortIntoQueues } from "@/features/admin/queues";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

function matches(company: CompanyListItem, words: string): boolean {
  const text = `${company.name} ${company.industry} ${company.location}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const queueTexts: Record<QueueName, { tab: string; title: string; text?: string; empty: string }> = {
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
function useQueue(): [QueueName, (queue: QueueName) => void] {
  const [search, setSearch] = useSearchParams();
  const queue = queueNames.find((name) => name === search.get("queue")) ?? "waiting";
  return [queue, (next) => setSearch({ queue: next }, { replace: true, preventScrollReset: true })];
}

/** Companies by what is decided about them (RULES: Administration). */
export function ApprovalsPage() {
  const [search, setSearch] = useState("");
  const [queue, setQueue] = useQueue();
  const query = useEagerQuery(companiesQuery);
  const queues = query.data && sortIntoQueues(query.data.filter((company) => matches(company, search.trim())));
  useAnnounce(queues && `${queueTexts[queue].tab}: ${formatCount(queues[queue].length, "company", "companies")}`);
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow">
          <PageTitle>Company Approvals</PageTitle>
          <p className="mt-1 text-ink-muted">Companies can post jobs once they are approved and have a plan.</p>
        </div>
        <SearchBox label="Search all four queues" value={search} onChange={setSearch} className="w-full md:w-72" />
      </div>
      {queues ? (
        <div className="mt-6">
          <Tabs
            label="Queues"
            value={queue}
            onChange={setQueue}
            tabs={queueNames.map((name) => ({
              id: name,
              label: queueTexts[name].tab,
              count: queues[name].length,
              hot: name === "waiting",
              panel: (
                <CompanyTable
                  title={queueTexts[name].title}
                  text={queueTexts[name].text}
                  hot={name === "waiting"}
                  columns={queueColumns[name]}
                  companies={queues[name]}
                  empty={search ? "No company of this queue fits the search." : queueTexts[name].empty}
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
