import type { Colleague } from "@contracts/companies/staff";
import { jobStatuses } from "@contracts/enums";
import type { CompanyJobListItem } from "@contracts/jobs/job";
import type { Dispatch, SetStateAction } from "react";
import { AssigneeFilter, WorkSearch } from "@/companies/company/assignments/work-filters";
import type { WorkRow } from "@/companies/company/assignments/work-list";
import { WorkPanel } from "@/companies/company/assignments/work-panel";
import type { Ticks } from "@/companies/model/ticked-rows";
import { useAssignmentOffer } from "@/companies/shared/use-assignment-offer";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { StatusBadge } from "@/components/product/status-badge";
import { shownJobStatus, statusLook } from "@/components/product/status-look";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { paths } from "@/config/paths";
import { companyJobsQuery } from "@/jobs/data/company-job-queries";
import { useAssignJobs } from "@/jobs/data/job-mutations";
import { formatCount, formatNumber } from "@/lib/format";
import { useAddressChoice, useFilterInAddress } from "@/lib/use-address-choice";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSearchText } from "@/lib/use-search-text";

/** The filter of jobs in the URL. */
export function useJobFilter() {
  const search = useSearchText();
  const [status, setStatus] = useFilterInAddress("status", jobStatuses);
  const [assignee] = useAddressChoice("assignee");
  return { search, status, setStatus, filter: { search: search.query, status, assignee } };
}

const toRow = (job: CompanyJobListItem): WorkRow => ({
  id: job.id,
  name: job.title,
  assignee: job.assignee,
  to: paths.company.manageJob(job.id),
  facts: [
    <StatusBadge key="status" kind="job" status={shownJobStatus(job)} />,
    <span key="new" className="tnum whitespace-nowrap">
      {formatNumber(job.new_application_count)}
      <span className="@min-[44rem]:hidden"> new</span>
    </span>,
  ],
});

interface JobsPanelProps {
  colleagues: readonly Colleague[];
  ticked: Ticks;
  onTicked: Dispatch<SetStateAction<Ticks>>;
}

export function JobsPanel(props: JobsPanelProps) {
  const { search, status, setStatus, filter } = useJobFilter();
  const query = useEagerInfiniteQuery(companyJobsQuery(filter));
  const { mutateAsync } = useAssignJobs({ errorTitle: "Failed to assign jobs", toastFieldErrors: true });
  const offer = useAssignmentOffer();
  const rows = query.data?.pages.flatMap((page) => page.jobs.map(toRow));
  useAnnounce(rowsFound(search.query, query, rows?.length ?? 0, "job"));
  return (
    <WorkPanel
      {...props}
      kind="job"
      query={query}
      rows={rows}
      headers={["Status", "New"]}
      columns="@min-[44rem]:grid-cols-[1.125rem_minmax(0,1fr)_8.5rem_2.5rem_10.5rem]"
      filters={
        <>
          <WorkSearch label="Search jobs by title" placeholder="Search by title" search={search} />
          <FilterSelect
            label="Status"
            all="All statuses"
            options={jobStatuses.map((value) => ({ value, label: statusLook("job", value).word }))}
            value={status}
            onChange={setStatus}
          />
          <AssigneeFilter colleagues={props.colleagues} />
        </>
      }
      empty={
        <EmptyState title="No job postings found">
          {search.query || status || filter.assignee ? "No jobs match your filters." : "Jobs you post appear here."}
        </EmptyState>
      }
      assign={(jobIds, assignee) =>
        mutateAsync({ jobIds, assignee }).then(
          (done) => {
            offer(
              done,
              assignee ? `Successfully assigned ${formatCount(done.assigned, "job")}` : unassigned(done.assigned),
            );
            return true;
          },
          () => false,
        )
      }
    />
  );
}

const unassigned = (count: number) => (count === 1 ? "Job unassigned" : `${formatCount(count, "job")} unassigned`);
