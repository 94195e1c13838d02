import { utcDay } from "@contracts/day";
import { planLimits } from "@contracts/plans/plan-limits";
import { Calendar, Download, Printer } from "lucide-react";
import { FunnelCard } from "@/applications/company/reports/funnel-card";
import { ReasonsCard, RecruitersCard, SourcesCard } from "@/applications/company/reports/group-cards";
import { JobFilter } from "@/applications/company/reports/job-filter";
import { MonthsCard, PromiseCard } from "@/applications/company/reports/month-cards";
import type { ReportView } from "@/applications/company/reports/report-card";
import { reportTable } from "@/applications/company/reports/report-csv";
import { ReportFigures } from "@/applications/company/reports/report-figures";
import { reportRows } from "@/applications/company/reports/report-rows";
import { reportDays, reportTimeLabels, reportTimes, timesWithin } from "@/applications/company/reports/report-scope";
import { HiresCard, WaitsCard } from "@/applications/company/reports/time-cards";
import { type ReportScope, useCompanyReport } from "@/companies/data/company-queries";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { csvText, saveCsv } from "@/lib/csv";
import { formatDate } from "@/lib/format-date";
import { isId } from "@/lib/is-id";
import { useAddressChoice, useChoiceInAddress } from "@/lib/use-address-choice";

const views = ["bars", "tables"] as const satisfies readonly ReportView[];
const viewOptions = [
  { value: "bars", label: "Bars" },
  { value: "tables", label: "Tables" },
] as const;
const times = reportTimes.map((value) => ({ value, label: reportTimeLabels[value] }));

function ReportCards({ scope, view }: { scope: ReportScope; view: ReportView }) {
  const query = useCompanyReport(scope);
  if (!query.data) {
    return query.isError ? (
      <ErrorState title="Failed to load reports" query={query}>
        {query.error.message}
      </ErrorState>
    ) : (
      <Skeleton label="Loading reports" rows={6} />
    );
  }
  const report = query.data;
  if (report.applications === 0) {
    return (
      <Card flush>
        <EmptyState title="No one applied in this period">Choose a longer period or another job.</EmptyState>
      </Card>
    );
  }
  const parts = { report, view, rows: reportRows(scope) };
  return (
    <div className="grid gap-5" aria-busy={query.isPlaceholderData}>
      <ReportFigures {...parts} />
      <FunnelCard {...parts} />
      <div className="report-pairs">
        <PromiseCard {...parts} />
        <MonthsCard {...parts} />
        <WaitsCard {...parts} />
        <HiresCard {...parts} />
        <ReasonsCard {...parts} />
        <SourcesCard {...parts} />
      </div>
      <RecruitersCard {...parts} />
    </div>
  );
}

function Reports({ dashboard, company }: SeenCompany) {
  const [job, setJob] = useAddressChoice("job");
  const [time, setTime] = useChoiceInAddress("time", reportTimes);
  const [view, setView] = useChoiceInAddress("view", views);
  const tier = dashboard.subscription?.tier ?? "none";
  // No plan counts as a trial.
  const back = planLimits[tier === "none" ? "free_trial" : tier].report_days;
  const within = timesWithin(back);
  const shownTime = within.includes(time) ? time : "3";
  const scope: ReportScope = { job: job && isId(job) ? job : null, ...reportDays(shownTime, utcDay(), back) };
  const canRead = dashboard.can.handle_applications;
  const report = useCompanyReport(canRead ? scope : null).data;
  if (!canRead) {
    return (
      <>
        <PageTitle>Reports</PageTitle>
        <div className="mt-4">
          <Notice title="Access Denied">
            Only staff who handle all applications to {company.name} can see reports.
          </Notice>
        </div>
      </>
    );
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Reports</PageTitle>
          <p className="mt-0.5 text-ink-muted">
            {formatDate(scope.from)}–{formatDate(scope.to)}
            {report?.job && <span>{`, ${report.job.title}`}</span>}
            <span>. Every number opens its rows.</span>
            {back !== null && (
              <>
                {` Your plan's reports go back ${back} days. `}
                <TextLink to={paths.company.plan()}>See your plan</TextLink>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
          <JobFilter job={scope.job ? { id: scope.job, title: report?.job?.title } : null} onChange={setJob} />
          <FilterSelect
            label="Period"
            icon={Calendar}
            className="max-sm:w-full"
            options={times.filter(({ value }) => within.includes(value))}
            value={shownTime}
            onChange={setTime}
          />
          <Segmented label="View" options={viewOptions} value={view} onChange={setView} />
          <Button icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            icon={Download}
            disabled={!report}
            onClick={() => report && saveCsv(csvText(reportTable(report)), `report-from-${scope.from}`)}
          >
            Export CSV
          </Button>
        </div>
      </div>
      <ReportCards scope={scope} view={view} />
    </>
  );
}

export function ReportsPage() {
  return (
    <div className="wrap page-start">
      <WithCompany heading="Reports">{(own) => <Reports {...own} />}</WithCompany>
    </div>
  );
}
