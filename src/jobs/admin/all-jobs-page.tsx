import { adminJobStates, type JobTotals, type ListedAdminJob } from "@contracts/jobs/all-jobs";
import { useState } from "react";
import { CompanyFilter } from "@/companies/shared/company-filter";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FilterBar } from "@/components/product/filter-bar";
import { statusLook } from "@/components/product/status-look";
import { BackLink } from "@/components/ui/back-link";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { AdminJobBeside } from "@/jobs/admin/admin-job-beside";
import { AdminJobRow } from "@/jobs/admin/admin-job-row";
import { jobTotalsQuery, useAllJobs } from "@/jobs/data/all-jobs";
import { formatCount, formatNumber } from "@/lib/format";
import { isId } from "@/lib/is-id";
import { useAddressChoice, useFilterInAddress } from "@/lib/use-address-choice";
import { useDaysFilter } from "@/lib/use-days-filter";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useIsWide } from "@/lib/use-is-wide";
import { useOpenBeside } from "@/lib/use-open-beside";
import { useSearchText } from "@/lib/use-search-text";

/** "42 jobs at 15 companies, 30 of them open." */
const totalsInWords = ({ jobs, companies, open }: JobTotals): string =>
  jobs > 0
    ? `${formatCount(jobs, "job")} at ${formatCount(companies, "company", "companies")}, ${formatNumber(open)} of them open.`
    : "Jobs from all companies.";

const stateOptions = adminJobStates.map((value) => ({ value, label: statusLook("job", value).word }));

/** /admin/jobs: the jobs of all companies, reported ones first, and the open one next to them. The address keeps what the list is narrowed to. */
export function AllJobsPage() {
  const search = useSearchText("job");
  const [state, setState] = useFilterInAddress("state", adminJobStates);
  const [companyText, setCompany] = useAddressChoice("company");
  const company = companyText && isId(companyText) ? companyText : null;
  const posted = useDaysFilter("posted");
  const totals = useEagerQuery(jobTotalsQuery).data;
  const isBeside = useIsWide();
  // A window made narrower hides the open job: what is being written about it isn't lost.
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (isBeside && !wasBeside) setWasBeside(true);
  const filters = { search: search.query, state, company, days: posted.days };
  const reportedQuery = useAllJobs({ ...filters, isReported: true });
  const othersQuery = useAllJobs({ ...filters, isReported: false });
  const reported = reportedQuery.data?.pages.flatMap(({ jobs }) => jobs);
  const others = othersQuery.data?.pages.flatMap(({ jobs }) => jobs);
  const all = reported && others && [...reported, ...others];
  const isSettled =
    !reportedQuery.isPlaceholderData && !othersQuery.isPlaceholderData && search.query === search.text.trim();
  const [open] = useOpenBeside("job", all, { isBeside, isSettled });
  useAnnounce(rowsShown(othersQuery, all?.length ?? 0, "job"));
  const isNarrowed = Boolean(search.query || state || company || posted.select.value);
  const rows = (label: string) => (jobs: readonly ListedAdminJob[]) => (
    <RowList aria-label={label}>
      {jobs.map((job) => (
        <AdminJobRow key={job.id} job={job} isBeside={isBeside} isOpen={isBeside && job.id === open} />
      ))}
    </RowList>
  );
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>Jobs</PageTitle>
      <p className="mt-1 text-ink-muted">{totals ? totalsInWords(totals) : "\u00a0"}</p>
      <FilterBar
        search={search}
        label="Search jobs"
        placeholder="Title, company, skill or location"
        isNarrowed={isNarrowed}
      >
        <CompanyFilter id={company} onChange={setCompany} />
        <FilterSelect label="State" all="Any state" options={stateOptions} value={state} onChange={setState} />
        <FilterSelect label="Posted" all="Posted any time" {...posted.select} />
      </FilterBar>
      <div className="queue mt-3">
        <div className="queue-list grid gap-3">
          {(reported?.length ?? 0) > 0 && (
            <Card title="Reported" flush>
              <PagedList query={reportedQuery} rows={reported} what="reported jobs" empty={null}>
                {rows("Reported jobs")}
              </PagedList>
            </Card>
          )}
          <Card
            title={(reported?.length ?? 0) > 0 ? "All others" : "All jobs"}
            aside={<span className="text-ink-muted text-sm">Newest first</span>}
            flush
          >
            <PagedList
              query={othersQuery}
              rows={others}
              what="jobs"
              empty={
                <EmptyState title={isNarrowed ? "No jobs match." : "No jobs yet."}>
                  {isNarrowed ? "Try different words or filters." : "Jobs appear here as companies create them."}
                </EmptyState>
              }
            >
              {rows("Jobs")}
            </PagedList>
          </Card>
        </div>
        {wasBeside && open && <AdminJobBeside key={open} jobId={open} />}
      </div>
    </div>
  );
}
