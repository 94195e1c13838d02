import type { CompanyDashboard } from "@contracts/companies/company";
import { jobStatuses } from "@contracts/enums";
import type { CompanyJobListItem } from "@contracts/jobs/job";
import { useState } from "react";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { MineSwitch } from "@/components/product/mine-switch";
import { onTheWay } from "@/components/product/pipeline";
import { statusLook } from "@/components/product/status-look";
import { LinkButton } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { SearchBox } from "@/components/ui/search-box";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { JobColumns, JobRow } from "@/jobs/company/company-job-row";
import { DeleteJobDialog } from "@/jobs/company/dialogs";
import { useCompanyJobs } from "@/jobs/data/company-job-queries";
import { jobFilter, useJobFilter } from "@/jobs/shared/job-filter";
import { useSettled } from "@/lib/use-settled";

const statuses = jobStatuses.map((value) => ({ value, label: statusLook("job", value).word }));

export function JobList({ dashboard: { company, can, is_live } }: { dashboard: CompanyDashboard }) {
  const { isMine, setIsMine, status, setStatus } = useJobFilter();
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useCompanyJobs(jobFilter(isMine, search, status));
  const [deleting, setDeleting] = useState<CompanyJobListItem | null>(null);
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  // A few people make a short bar, even if no job has more.
  const most = Math.max(6, ...jobs.map((job) => onTheWay(job.status_counts)));
  useAnnounce(rowsFound(search, query, jobs.length, "job"));

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3.5 md:px-5">
        <SearchBox
          className="min-w-48 grow"
          label="Search jobs"
          placeholder="Search title, location or skill"
          value={typed}
          onChange={setTyped}
        />
        <FilterSelect label="Status" all="All statuses" options={statuses} value={status} onChange={setStatus} />
        {can.post_jobs && <MineSwitch label="Jobs" isMine={isMine} onChange={setIsMine} />}
      </div>
      <div className="@container border-t border-line" aria-busy={query.isPlaceholderData}>
        {query.isPending && <Skeleton label="Loading job postings" />}
        {query.isError && jobs.length === 0 && (
          <ErrorState title="Failed to load job postings" query={query}>
            {query.error.message}
          </ErrorState>
        )}
        {query.isSuccess && jobs.length === 0 && (
          <EmptyState
            title="No job postings found"
            action={
              search === "" &&
              !isMine &&
              !status &&
              is_live &&
              can.post_jobs && <LinkButton to={paths.company.createJob()}>Post a New Job</LinkButton>
            }
          >
            {search !== ""
              ? `No title contains “${search}”.`
              : status
                ? `No jobs are ${statusLook("job", status).word.toLowerCase()}.`
                : can.post_jobs && !isMine
                  ? "Jobs you post appear here."
                  : "Jobs assigned to you appear here."}
          </EmptyState>
        )}
        {jobs.length > 0 && <JobColumns />}
        <RowList>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              companyId={company?.id ?? null}
              most={most}
              isHidden={!is_live}
              onDelete={() => setDeleting(job)}
            />
          ))}
        </RowList>
        <ShowMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      </div>
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
