import type { SavedJob } from "@contracts/candidates/candidate";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { CoverLink } from "@/components/ui/cover-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Meta } from "@/components/ui/meta";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { savedJobsQuery } from "@/jobs/data/candidate-job-queries";
import { JobRow } from "@/jobs/public/job-row";
import { SaveJob } from "@/jobs/public/save-job";
import { formatDate } from "@/lib/format-date";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

function ClosedRow({ job }: { job: SavedJob }) {
  const { title, company_name, application, saved_at } = job;
  return (
    <li className="row relative items-start">
      <CompanyAvatar name={company_name} logo={null} />
      <div className="min-w-0 grow basis-0 gap-x-8 sm:flex">
        <div className="min-w-0 grow">
          {application ? (
            <CoverLink to={paths.candidate.application(application.id)}>{title}</CoverLink>
          ) : (
            <span className="break-words font-semibold">{title}</span>
          )}
          <Meta>
            {company_name}
            {`Saved ${formatDate(saved_at)}`}
          </Meta>
        </div>
        <span className="block flex-none max-sm:mt-2">
          {application ? (
            <StatusBadge kind="own_application" status={application.status} />
          ) : (
            <StatusBadge kind="job" status="closed" label="No longer open" />
          )}
        </span>
      </div>
      <SaveJob job={job} inRow className="-my-1.5" />
    </li>
  );
}

/** The reader's saved jobs, newest first. Removed ones stay until the list is reopened, and can be saved again. */
export function SavedJobs() {
  const query = useEagerInfiniteQuery({ ...savedJobsQuery(), meta: { silent: true } });
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  useAnnounce(rowsShown(query, jobs?.length ?? 0, "saved job"));
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={jobs}
        what="saved jobs"
        empty={
          <EmptyState
            title="You haven't saved any jobs yet."
            action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
          >
            Press the bookmark next to a job to find it here again.
          </EmptyState>
        }
      >
        {(rows) => (
          <RowList className="@container *:first:rounded-t-lg">
            {rows.map((row) =>
              row.job ? (
                <JobRow key={row.id} job={row.job} canApply={!row.application} source="search" />
              ) : (
                <ClosedRow key={row.id} job={row} />
              ),
            )}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}
