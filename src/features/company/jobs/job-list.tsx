import type { CompanyDashboard } from "@contracts/company";
import type { CompanyJobListItem } from "@contracts/job";
import { useState } from "react";
import { useMine } from "@/auth/use-mine";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { LinkButton } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useCompanyJobs } from "@/data/jobs/company-jobs-query";
import { jobFilter } from "@/features/company/job-filter";
import { DeleteJobDialog } from "@/features/company/jobs/dialogs";
import { JobRow } from "@/features/company/jobs/job-row";
import { MineSwitch } from "@/features/company/mine-switch";
import { useSettled } from "@/lib/use-settled";

/** The company's jobs with a search by title, all or one's own; goes into a flush card. */
export function JobList({ dashboard: { company, can, is_live } }: { dashboard: CompanyDashboard }) {
  const [isMine, setIsMine] = useMine();
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useCompanyJobs(jobFilter(isMine, search));
  const [deleting, setDeleting] = useState<CompanyJobListItem | null>(null);
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  useAnnounce(rowsFound(search, query, jobs.length, "job"));

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3.5 md:px-5">
        <SearchBox
          className="min-w-48 grow"
          label="Search jobs by title"
          placeholder="Search by title"
          value={typed}
          onChange={setTyped}
        />
        {can.post_jobs && <MineSwitch label="Jobs" isMine={isMine} onChange={setIsMine} />}
      </div>
      <div className="border-t border-line" aria-busy={query.isPlaceholderData}>
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
              is_live &&
              can.post_jobs && <LinkButton to={paths.company.createJob()}>Post a New Job</LinkButton>
            }
          >
            {search !== ""
              ? `No title has “${search}”.`
              : can.post_jobs && !isMine
                ? "Jobs you post appear here."
                : "Jobs assigned to you appear here."}
          </EmptyState>
        )}
        <RowList className="@container">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} companyId={company?.id ?? null} onDelete={() => setDeleting(job)} />
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
