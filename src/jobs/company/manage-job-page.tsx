import { isPaused } from "@contracts/companies/company";
import type { CompanyJob } from "@contracts/jobs/job";
import { Copy, EllipsisVertical, Pencil, Share2, Trash2, UserRoundPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useCompanyDashboard, useCompanyDashboardOf } from "@/companies/data/company-queries";
import { PageTitle } from "@/components/feedback/page-title";
import { pausedEntry } from "@/components/product/paused-acts";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { AssignButton } from "@/jobs/company/assign-button";
import { DeleteJobDialog } from "@/jobs/company/delete-job-dialog";
import { HiringTeamCard } from "@/jobs/company/hiring-team-card";
import { JobFacts, JobQuestions } from "@/jobs/company/job-facts";
import { JobNotFound } from "@/jobs/company/job-not-found";
import { JobStanding } from "@/jobs/company/job-standing";
import { JobStatistics } from "@/jobs/company/job-statistics";
import { StatusMenu } from "@/jobs/company/status-menu";
import { useShareJob } from "@/jobs/company/use-share-job";
import { WhatMembersSee } from "@/jobs/company/what-members-see";
import { WithJob } from "@/jobs/company/with-job";
import { isId } from "@/lib/is-id";
import { useIsWide } from "@/lib/use-is-wide";

const tabIds = ["applications", "details", "questions", "statistics"] as const;
type TabId = (typeof tabIds)[number];

/** The active tab, kept in the URL. */
function useTab(): [TabId, (tab: TabId) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = tabIds.find((id) => id === search.get("tab")) ?? "applications";
  return [tab, (next) => setSearch(next === "applications" ? {} : { tab: next }, { replace: true })];
}

// People use the full window; text keeps a page's width.
const asPage = (panel: ReactNode) => <div className="max-w-page">{panel}</div>;

interface ManageJobProps {
  /** The people who applied, from another feature. */
  people: (job: CompanyJob, share: ReactNode) => ReactNode;
  /** Adds a person by hand, from another feature; on phones the menu opens it. */
  adding: (job: CompanyJob, open: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) => ReactNode;
  /** The interview criteria, from another feature, next to the details. */
  criteria: (job: CompanyJob) => ReactNode;
}

function ManageJob({ job, people, criteria, adding }: { job: CompanyJob } & ManageJobProps) {
  const [tab, setTab] = useTab();
  const [deleting, setDeleting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isWide = useIsWide();
  const navigate = useNavigate();
  const dashboard = useCompanyDashboardOf(job.company_id);
  const share = useShareJob(job, dashboard?.company?.name);
  const paused = dashboard !== undefined && isPaused(dashboard);
  const shareButton = share && !paused && <Button onClick={share}>Share job</Button>;
  const addEntry = { label: "Add person", icon: UserRoundPlus };
  const copyEntry = { label: "Duplicate job", icon: Copy };
  const shareEntry = { label: "Share job", icon: Share2 };
  const items: MenuItem[] = [
    ...(job.can.add_person_later && !isWide ? [{ ...addEntry, ...pausedEntry }] : []),
    ...(job.can.add_person && !isWide ? [{ ...addEntry, onSelect: () => setAdding(true) }] : []),
    ...(job.can.edit ? [{ label: "Edit job", icon: Pencil, to: paths.company.editJob(job.id) }] : []),
    ...(share ? [paused ? { ...shareEntry, ...pausedEntry } : { ...shareEntry, onSelect: share }] : []),
    ...(dashboard?.can.post_jobs
      ? [paused ? { ...copyEntry, ...pausedEntry } : { ...copyEntry, to: paths.company.createJob({ like: job.id }) }]
      : []),
    ...(job.can.delete ? [{ label: "Delete job", icon: Trash2, danger: true, onSelect: () => setDeleting(true) }] : []),
  ];
  return (
    <>
      <div className="job-head flex flex-wrap items-center gap-x-3 gap-y-1 lg:contents">
        <PageTitle className="min-w-0 break-words max-md:w-full">{job.title}</PageTitle>
        <StatusMenu job={job} isPaused={paused} />
        <span className="job-acts ml-auto flex items-center gap-2">
          {adding(job, { isOpen: isAdding, onOpen: setAdding })}
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
      <JobStanding job={job} dashboard={dashboard} />
      <div className="job-tabs max-lg:mt-3">
        <Tabs
          label="Sections of this job"
          tabs={[
            {
              id: "applications",
              label: "Applications",
              count: job.application_count,
              panel: (
                <div className="team-split">
                  <div className="min-w-0">{people(job, shareButton)}</div>
                  <div className="team-side">
                    <HiringTeamCard job={job} />
                    <WhatMembersSee />
                  </div>
                </div>
              ),
            },
            {
              id: "details",
              label: "Job details",
              // The board hides the team, so it's here as well.
              panel: asPage(
                <JobFacts
                  job={job}
                  beside={
                    <>
                      <HiringTeamCard job={job} />
                      {criteria(job)}
                    </>
                  }
                />,
              ),
            },
            {
              id: "questions",
              label: "Questions",
              count: job.questions.length,
              panel: asPage(<JobQuestions job={job} />),
            },
            { id: "statistics", label: "Statistics", panel: asPage(<JobStatistics job={job} />) },
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

function LoadJob({ id, ...parts }: { id: string } & ManageJobProps) {
  useCompanyDashboard();
  return <WithJob id={id}>{(job) => <ManageJob key={job.id} job={job} {...parts} />}</WithJob>;
}

/** /company/jobs/:id/manage */
export function ManageJobPage(parts: ManageJobProps) {
  const { id = "" } = useParams();
  return (
    <div className="wrap page-start job-page">
      <BackLink to={paths.company.jobs()}>Jobs</BackLink>
      {isId(id) ? <LoadJob id={id} {...parts} /> : <JobNotFound />}
    </div>
  );
}
