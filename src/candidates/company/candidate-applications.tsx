import type { CompanyApplicationListItem } from "@contracts/applications/application";
import { companyApplicationsQuery } from "@/applications/data/company-application-queries";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateCell } from "@/components/ui/date-cell";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSearchText } from "@/lib/use-search-text";

const columns: Column<CompanyApplicationListItem>[] = [
  {
    key: "candidate",
    header: "Candidate",
    role: "title",
    className: "md:w-[30%] md:py-1.5",
    cell: ({ candidate_name, candidate_title }) => (
      <span className="flex items-center gap-3">
        <Avatar name={candidate_name} />
        <span className="min-w-0 break-words">
          <b className="block font-semibold">{candidate_name}</b>
          {candidate_title && <span className="block font-normal text-ink-muted text-sm">{candidate_title}</span>}
        </span>
      </span>
    ),
  },
  {
    key: "job",
    header: "Job",
    role: "meta",
    className: "break-words md:py-1.5 max-md:w-full",
    cell: ({ job_title }) => job_title,
  },
  {
    key: "status",
    header: "Status",
    role: "badge",
    className: "md:py-1.5",
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: "applied",
    header: "Date applied",
    role: "meta",
    className: "md:py-1.5 max-md:order-3",
    cell: ({ applied_at }) => <DateCell at={applied_at} word="Applied" />,
  },
  {
    key: "view",
    header: "View",
    role: "actions",
    className: "text-right md:py-1.5",
    cell: ({ id, candidate_name, job_title }) => (
      <LinkButton
        size="sm"
        variant="quiet"
        className="max-md:w-full max-md:border-line-strong"
        to={paths.company.application(id)}
        aria-label={`View ${candidate_name}'s application for ${job_title}`}
      >
        View
      </LinkButton>
    ),
  },
];

/** Applications to the company's jobs or by its candidates, newest first. */
export function CandidateApplications() {
  const search = useSearchText();
  const query = useEagerInfiniteQuery(companyApplicationsQuery(search.query ? { search: search.query } : {}, "newest"));
  const applications = query.data?.pages.flatMap((page) => page.applications);
  useAnnounce(rowsFound(search.query, query, applications?.length ?? 0, "application"));
  return (
    <>
      <SearchBox
        className="md:w-72"
        label="Search applications"
        placeholder="Search name, title or skill"
        value={search.text}
        onChange={search.setText}
      />
      <Card flush className="mt-3">
        <PagedList
          query={query}
          rows={applications}
          what="candidates data"
          empty={
            search.query ? (
              <EmptyState title="No applications match">Change the search, or clear it to see all.</EmptyState>
            ) : (
              <EmptyState title="No applications yet">
                Applications for your jobs, and those your candidates send, appear here.
              </EmptyState>
            )
          }
        >
          {(rows) => <Table label="Applications" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Card>
    </>
  );
}
