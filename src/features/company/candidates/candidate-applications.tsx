import type { CompanyApplicationListItem } from "@contracts/application";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateCell } from "@/components/ui/date-cell";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { companyApplicationsQuery } from "@/data/applications/company-applications-query";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

const columns: Column<CompanyApplicationListItem>[] = [
  {
    key: "candidate",
    header: "Candidate",
    role: "title",
    className: "md:w-[30%] md:py-1.5!",
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
    className: "break-words md:py-1.5! max-md:w-full",
    cell: ({ job_title }) => job_title,
  },
  {
    key: "status",
    header: "Status",
    role: "badge",
    className: "md:py-1.5!",
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: "applied",
    header: "Date applied",
    role: "meta",
    className: "md:py-1.5! max-md:order-3!",
    cell: ({ applied_at }) => <DateCell at={applied_at} word="Applied" />,
  },
  {
    key: "view",
    header: "View",
    role: "actions",
    className: "text-right md:py-1.5!",
    cell: ({ id, candidate_name, job_title }) => (
      <LinkButton
        size="sm"
        variant="quiet"
        className="max-md:w-full max-md:border-line-strong!"
        to={paths.company.application(id)}
        aria-label={`View the application of ${candidate_name} for ${job_title}`}
      >
        View
      </LinkButton>
    ),
  },
];

/** Applications: those for the company's jobs and those its candidates made, newest first. */
export function CandidateApplications() {
  const query = useEagerInfiniteQuery(companyApplicationsQuery({}, "newest"));
  const applications = query.data?.pages.flatMap((page) => page.applications);
  useAnnounce(rowsShown(query, applications?.length ?? 0, "application"));
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={applications}
        what="candidates data"
        empty={
          <EmptyState title="No applications yet">
            Applications for your jobs, and those your candidates make, appear here.
          </EmptyState>
        }
      >
        {(rows) => <Table label="Applications" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Card>
  );
}
