import { type CompanyDashboard, isLapsed, isPaused, isSubmitted, wholeCompany } from "@contracts/companies/company";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import {
  Building2,
  ChartColumn,
  Eye,
  FilePen,
  FilePlus2,
  FileUp,
  Handshake,
  Inbox,
  ListChecks,
  Network,
  Pencil,
  UserPlus,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { ActivityCard } from "@/companies/company/dashboard/activity-card";
import { AttentionRows } from "@/companies/company/dashboard/attention-rows";
import { BeforeLive } from "@/companies/company/dashboard/before-live";
import { DashboardHeader } from "@/companies/company/dashboard/dashboard-header";
import { type CardLink, LinkCard } from "@/companies/company/dashboard/link-card";
import { companyActivityQuery, useCompanyDashboard } from "@/companies/data/company-queries";
import { StateNotice } from "@/companies/shared/state-notice";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { PageTitle } from "@/components/feedback/page-title";
import { planFacts } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { companyJobsQuery } from "@/jobs/data/company-job-queries";
import { jobFilter, useJobFilter } from "@/jobs/shared/job-filter";
import { formatCount } from "@/lib/format";

/** Few companies wait for a change to be approved. */
const ProposalNotice = loadLater(async () => (await import("@/companies/company/proposal-notice")).ProposalNotice, {
  onMissing: tellMissingPart,
});

/** How the reader sees the company, and what they may change of it; `isShort` where the steps before it is live offer that already. */
function profileLinks({ can, company }: CompanyDashboard, isShort = false): CardLink[] {
  const edit = { to: paths.company.editProfile(), icon: Pencil, label: "Edit profile", text: "About, logo, links" };
  return [
    {
      to: paths.company.profile(),
      icon: Building2,
      label: "View profile",
      text: wholeCompany(company) ? "All that is on record" : "Its public part",
    },
    { to: paths.company.preview(), icon: Eye, label: "What candidates see", text: "Your company on its job pages" },
    ...(can.edit_profile && !isShort ? [edit] : []),
    { to: paths.company.userProfile(), icon: UserRound, label: "My Profile", text: "Your own name and contact" },
  ];
}

function candidateLinks({ can, counts, is_live }: CompanyDashboard): CardLink[] {
  const manage = {
    to: paths.company.candidates(),
    icon: UsersRound,
    label: "Manage Candidates",
    text: `${formatCount(counts.managed_candidates, "candidate")}${can.handle_candidates ? "" : " assigned to you"}`,
  };
  // A company whose plan ended starts nothing new.
  if (!can.handle_candidates || !is_live) return [manage];
  return [
    { to: paths.company.addCandidate(), icon: UserPlus, label: "Add Candidate", text: "Invite someone by email" },
    manage,
    {
      to: paths.company.importCandidates(),
      icon: FileUp,
      label: "Import candidates",
      text: "Many at once, from a CSV file",
    },
    ...(counts.partners > 0
      ? [
          {
            to: paths.company.partners(),
            icon: Handshake,
            label: "Partners",
            text: `Shared by ${formatCount(counts.partners, "company", "companies")}`,
          },
        ]
      : []),
  ];
}

function jobLinks({ can, is_live }: CompanyDashboard): CardLink[] {
  return [
    ...(can.post_jobs && is_live
      ? [{ to: paths.company.createJob(), icon: FilePlus2, label: "Post a New Job", text: "With a live preview" }]
      : []),
    {
      to: paths.company.applications(),
      icon: Inbox,
      label: "Applications",
      text: can.handle_applications ? "For all your jobs" : "For the jobs assigned to you",
    },
    ...(can.handle_applications
      ? [
          {
            to: paths.company.reports(),
            icon: ChartColumn,
            label: "Reports",
            text: "How far people came, and how fast",
          },
        ]
      : []),
    ...(can.edit_registration
      ? [
          {
            to: paths.company.editRegistration(),
            icon: FilePen,
            label: "Edit Registration",
            text: "Legal, contacts, documents",
          },
        ]
      : []),
  ];
}

const waitingWork = ({ unassigned_jobs: jobs, unassigned_candidates: candidates }: CompanyDashboard["counts"]) =>
  [jobs > 0 && formatCount(jobs, "job"), candidates > 0 && formatCount(candidates, "candidate")]
    .filter(Boolean)
    .join(", ");

function teamLinks({ can, counts, is_live }: CompanyDashboard): CardLink[] {
  const waiting = waitingWork(counts);
  return [
    ...(can.manage_staff
      ? [{ to: paths.company.team(), icon: Network, label: "Team", text: "Roles and invitations" }]
      : []),
    ...(can.assign_work && is_live
      ? [
          {
            to: paths.company.manageAssignments(),
            icon: ListChecks,
            label: "Assign work",
            text: waiting ? `${waiting} waiting` : "Who looks after what",
          },
        ]
      : []),
  ];
}

interface DashboardPageProps {
  /** What waits for an answer. */
  invitations: ReactNode;
  /** The list in the card Manage Job Postings. */
  renderJobs: (dashboard: CompanyDashboard) => ReactNode;
}

/** The way to a first job is shown until one was open, to those who read the whole company. */
const isOnItsWay = ({ company, has_posted, is_live }: CompanyDashboard) =>
  is_live && wholeCompany(company) !== null && !has_posted;

/** Approved with a subscription: everything. After either has ended as well, under a bar that says what ended. */
function FullDashboard({
  dashboard,
  renderJobs,
}: { dashboard: CompanyDashboard } & Pick<DashboardPageProps, "renderJobs">) {
  return (
    <>
      {!dashboard.is_live && (
        <div className="mt-5">
          <StateNotice dashboard={dashboard} />
        </div>
      )}
      <AttentionRows counts={dashboard.counts} />
      {isOnItsWay(dashboard) && (
        <div className="mt-5">
          <BeforeLive dashboard={dashboard} />
        </div>
      )}
      <div className="split mt-5">
        <Card
          title="Manage Job Postings"
          aside={<span className="tnum text-ink-muted text-sm">{formatCount(dashboard.counts.jobs, "job")}</span>}
          flush
        >
          {renderJobs(dashboard)}
        </Card>
        <ActivityCard />
      </div>
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <LinkCard title="Candidate Management" links={candidateLinks(dashboard)} />
        <LinkCard title="Job Management" links={jobLinks(dashboard)} />
        <LinkCard title="Team Management" links={teamLinks(dashboard)} />
        <LinkCard title="Company Profile" links={profileLinks(dashboard)} />
      </div>
    </>
  );
}

/** Without approval or subscription: why and what to do, the profile, and the state of the subscription. */
function ReducedDashboard({ dashboard }: { dashboard: CompanyDashboard }) {
  const { company, state, subscription } = dashboard;
  const whole = wholeCompany(company) !== null;
  return (
    <div className={classNames("mt-5", isSubmitted(state) && "split")}>
      {whole ? <BeforeLive dashboard={dashboard} /> : <StateNotice dashboard={dashboard} />}
      {isSubmitted(state) && (
        <div className="grid gap-5">
          {subscription && (
            <Card title="Subscription Status">
              <KeyValues align="end" empty="Nothing to expire" items={planFacts(subscription)} />
            </Card>
          )}
          <LinkCard title="Company Profile" links={profileLinks(dashboard, whole)} />
          <LinkCard title="Team Management" links={teamLinks(dashboard)} />
        </div>
      )}
    </div>
  );
}

function Dashboard({ invitations, renderJobs }: DashboardPageProps) {
  // All are asked for at once; the lists are there when the dashboard says that the company may see them.
  const { isMine, status } = useJobFilter();
  usePrefetchInfiniteQuery(companyJobsQuery(jobFilter(isMine, "", status)));
  usePrefetchInfiniteQuery(companyActivityQuery);
  const query = useCompanyDashboard();
  if (query.data) {
    const company = wholeCompany(query.data.company);
    return (
      <>
        <DashboardHeader dashboard={query.data} />
        {invitations}
        {company?.proposal && (
          <div className="mt-5">
            <ProposalNotice company={company} can={query.data.can} />
          </div>
        )}
        {query.data.is_live || isLapsed(query.data) || isPaused(query.data) ? (
          <FullDashboard dashboard={query.data} renderJobs={renderJobs} />
        ) : (
          <ReducedDashboard dashboard={query.data} />
        )}
      </>
    );
  }
  return (
    <>
      <PageTitle>Company Dashboard</PageTitle>
      {invitations}
      {query.isPending ? (
        <Skeleton label="Loading the dashboard" rows={5} />
      ) : (
        <ErrorState title="Failed to load company data" query={query}>
          {query.error.message}
        </ErrorState>
      )}
    </>
  );
}

/** /company/dashboard in each state of the company. */
export function DashboardPage(props: DashboardPageProps) {
  return (
    <ErrorBoundary title="Dashboard Error" wayOut={<LinkButton to={paths.home()}>Return to Home</LinkButton>}>
      <div className="wrap pt-5 md:pt-8">
        <Dashboard {...props} />
      </div>
    </ErrorBoundary>
  );
}
