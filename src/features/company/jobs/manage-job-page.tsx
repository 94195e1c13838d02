import type { CompanyJob } from "@contracts/job";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { jobApplicationsQuery, useJobApplications } from "@/data/applications/job-applications-query";
import { useCompanyDashboard, useCompanyDashboardOf } from "@/data/companies/company-dashboard-query";
import { ApplicationList } from "@/features/company/application-list";
import { AssignButton } from "@/features/company/jobs/assign-button";
import { DeleteJobDialog } from "@/features/company/jobs/delete-job-dialog";
import { JobFacts, JobQuestions } from "@/features/company/jobs/job-facts";
import { JobNotFound } from "@/features/company/jobs/job-not-found";
import { JobStanding } from "@/features/company/jobs/job-standing";
import { JobStatistics } from "@/features/company/jobs/job-statistics";
import { StatusMenu } from "@/features/company/jobs/status-menu";
import { WithJob } from "@/features/company/jobs/with-job";
import { StageChips } from "@/features/company/stage-chips";
import { useOrder } from "@/features/company/use-order";
import { inStage, useStage } from "@/features/company/use-stage";
import { isId } from "@/lib/is-id";

const tabIds = ["applications", "details", "questions", "statistics"] as const;
type TabId = (typeof tabIds)[number];

/** The tab in view, kept in the address. */
function useTab(): [TabId, (tab: TabId) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = tabIds.find((id) => id === search.get("tab")) ?? "applications";
  return [tab, (next) => setSearch(next === "applications" ? {} : { tab: next }, { replace: true })];
}

function JobApplications({ job }: { job: CompanyJob }) {
  const [stage, setStage] = useStage();
  const [order, setOrder] = useOrder();
  const query = useJobApplications(job.id, inStage(stage), order);
  return (
    <div className="grid gap-4">
      {job.application_count > 0 && (
        <StageChips value={stage} onChange={setStage} counts={job.status_counts} total={job.application_count} />
      )}
      <ApplicationList
        query={query}
        stage={stage}
        order={order}
        onOrder={setOrder}
        emptyText={
          job.status === "published" && !job.is_expired
            ? "They appear here as candidates apply."
            : "Candidates can apply once the job is open."
        }
      />
    </div>
  );
}

function ManageJob({ job }: { job: CompanyJob }) {
  const [tab, setTab] = useTab();
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const items: MenuItem[] = [
    ...(job.can.edit ? [{ label: "Edit job", icon: Pencil, to: paths.company.editJob(job.id) }] : []),
    ...(job.can.delete ? [{ label: "Delete job", icon: Trash2, danger: true, onSelect: () => setDeleting(true) }] : []),
  ];
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageTitle className="min-w-0 break-words max-md:w-full">{job.title}</PageTitle>
        <StatusMenu job={job} />
        <span className="ml-auto flex items-center gap-2">
          <AssignButton
            jobId={job.id}
            title={job.title}
            assignee={job.assignee}
            canAssign={job.can.assign}
            companyId={job.company_id}
          />
          {items.length > 0 && (
            <Menu label="More for this job" items={items}>
              <Icon icon={EllipsisVertical} />
            </Menu>
          )}
        </span>
      </div>
      <JobStanding job={job} dashboard={useCompanyDashboardOf(job.company_id)} />
      <div className="mt-3">
        <Tabs
          label="Parts of this job"
          tabs={[
            {
              id: "applications",
              label: "Applications",
              count: job.application_count,
              panel: <JobApplications job={job} />,
            },
            { id: "details", label: "Job details", panel: <JobFacts job={job} /> },
            { id: "questions", label: "Questions", count: job.questions.length, panel: <JobQuestions job={job} /> },
            { id: "statistics", label: "Statistics", panel: <JobStatistics job={job} /> },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      {deleting && (
        <DeleteJobDialog
          job={job}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(paths.company.dashboard(), { replace: true })}
        />
      )}
    </>
  );
}

function LoadJob({ id }: { id: string }) {
  const [stage] = useStage();
  const [order] = useOrder();
  // Asked for together with the job, not after it.
  usePrefetchInfiniteQuery(jobApplicationsQuery(id, inStage(stage), order));
  useCompanyDashboard();
  return <WithJob id={id}>{(job) => <ManageJob key={job.id} job={job} />}</WithJob>;
}

/** /company/jobs/:id/manage */
export function ManageJobPage() {
  const { id = "" } = useParams();
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.company.jobs()}>Jobs</BackLink>
      {isId(id) ? <LoadJob id={id} /> : <JobNotFound />}
    </div>
  );
}
