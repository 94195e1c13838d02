import { type CompanyDashboard, isLapsed, isPaused, isSubmitted, wholeCompany } from "@contracts/companies/company";
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from "@tanstack/react-query";
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
import { BeforeLive } from "@/companies/company/dashboard/before-live";
import { CardsOnTheirWay } from "@/companies/company/dashboard/cards-on-their-way";
import { CaughtUp } from "@/companies/company/dashboard/caught-up";
import { DashboardHeader } from "@/companies/company/dashboard/dashboard-header";
import { InterviewsCard } from "@/companies/company/dashboard/interviews-card";
import { ManageCard, type ManageLink } from "@/companies/company/dashboard/manage-card";
import { PausedCard } from "@/companies/company/dashboard/paused-card";
import { NewCard, OffersCard, RepliesCard, UnreadCard } from "@/companies/company/dashboard/waiting-cards";
import { companyActivityQuery, companyTodayQuery, useCompanyDashboard } from "@/companies/data/company-queries";
import { hasWork, toJoin } from "@/companies/model/today-words";
import { StateNotice } from "@/companies/shared/state-notice";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { PageTitle } from "@/components/feedback/page-title";
import { planFacts } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { loadLater, toastMissingPart } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { timeZoneQuery } from "@/interviews/data/time-zone";
import { companyJobsQuery } from "@/jobs/data/company-job-queries";
import { jobFilter, useJobFilter } from "@/jobs/shared/job-filter";
import { formatCount, formatNumber } from "@/lib/format";
import { browserZone } from "@/lib/time-zones";
import { useNow } from "@/lib/use-now";

/** Rarely needed. */
const ProposalNotice = loadLater(async () => (await import("@/companies/company/proposal-notice")).ProposalNotice, {
  onMissing: toastMissingPart,
});

/** Links to the company's public profile and what the reader may edit. */
function profileLinks({ can }: CompanyDashboard): ManageLink[] {
  return [
    { to: paths.company.profile(), icon: Eye, label: "View profile" },
    ...(can.edit_profile ? [{ to: paths.company.editProfile(), icon: Pencil, label: "Edit profile" }] : []),
    { to: paths.company.preview(), icon: Building2, label: "What candidates see" },
    { to: paths.company.userProfile(), icon: UserRound, label: "My Profile" },
  ];
}

function candidateLinks({ can, counts, is_live }: CompanyDashboard): ManageLink[] {
  const manage = { to: paths.company.candidates(), icon: UsersRound, label: "Manage Candidates" };
  // A company whose plan ended can't start anything new.
  if (!can.handle_candidates || !is_live) return [manage];
  return [
    { to: paths.company.addCandidate(), icon: UserPlus, label: "Add Candidate" },
    manage,
    { to: paths.company.importCandidates(), icon: FileUp, label: "Import candidates" },
    ...(counts.partners > 0 ? [{ to: paths.company.partners(), icon: Handshake, label: "Partners" }] : []),
  ];
}

function jobLinks({ can, is_live }: CompanyDashboard): ManageLink[] {
  return [
    ...(can.post_jobs && is_live ? [{ to: paths.company.createJob(), icon: FilePlus2, label: "Post a New Job" }] : []),
    { to: paths.company.applications(), icon: Inbox, label: "Applications" },
    ...(can.handle_applications ? [{ to: paths.company.reports(), icon: ChartColumn, label: "Reports" }] : []),
    ...(can.edit_registration
      ? [{ to: paths.company.editRegistration(), icon: FilePen, label: "Edit Registration" }]
      : []),
  ];
}

function teamLinks({ can, is_live }: CompanyDashboard): ManageLink[] {
  return [
    ...(can.manage_staff ? [{ to: paths.company.team(), icon: Network, label: "Team" }] : []),
    ...(can.assign_work && is_live
      ? [{ to: paths.company.manageAssignments(), icon: ListChecks, label: "Manage Assignments" }]
      : []),
  ];
}

interface DashboardPageProps {
  invitations: ReactNode;
  /** The list in the card Manage Job Postings. */
  renderJobs: (dashboard: CompanyDashboard) => ReactNode;
}

/** The steps to a first job show until one was opened, to readers of the whole company. */
const isOnItsWay = ({ company, has_posted, is_live }: CompanyDashboard) =>
  is_live && wholeCompany(company) !== null && !has_posted;

const isFull = (dashboard: CompanyDashboard) => dashboard.is_live || isLapsed(dashboard) || isPaused(dashboard);

function SubscriptionCard({ subscription }: CompanyDashboard) {
  if (!subscription) return null;
  return (
    <Card title="Subscription Status">
      <KeyValues align="end" empty="Nothing to expire" items={planFacts(subscription)} />
    </Card>
  );
}

/** "4 hidden. They come back when this is lifted." */
function jobCounts(dashboard: CompanyDashboard): string {
  const { jobs, hidden_jobs } = dashboard.counts;
  const hidden = hidden_jobs > 0 && `${formatNumber(hidden_jobs)} hidden`;
  if (hidden && isPaused(dashboard))
    return `${hidden}. ${hidden_jobs === 1 ? "It comes" : "They come"} back when this is lifted.`;
  return [formatCount(jobs, "job"), hidden].filter(Boolean).join(", ");
}

/** The full dashboard, for an approved company with a plan. After either ends, it stays under a bar that says so. */
function FullDashboard({
  dashboard,
  renderJobs,
  now,
  zone,
}: { dashboard: CompanyDashboard; now: number; zone: string } & Pick<DashboardPageProps, "renderJobs">) {
  const query = useQuery(companyTodayQuery);
  const today = query.data;
  const parts = { now, zone };
  return (
    <>
      {!dashboard.is_live && (
        <div className="mt-5">
          <StateNotice dashboard={dashboard} />
        </div>
      )}
      {isOnItsWay(dashboard) && (
        <div className="mt-5">
          <BeforeLive dashboard={dashboard} />
        </div>
      )}
      <div className="flow mt-5">
        <div className="today">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {isPaused(dashboard) && <PausedCard {...dashboard} />}
            {today ? (
              <>
                <InterviewsCard today={today} {...parts} />
                <RepliesCard replies={today.replies} />
                <NewCard applications={today.new_applications} />
                {!hasWork(today) && !isOnItsWay(dashboard) && !isPaused(dashboard) && (
                  <CaughtUp today={today} {...parts} />
                )}
              </>
            ) : (
              <CardsOnTheirWay titles={["Interviews", "Reply-by dates", "New applications"]} query={query} />
            )}
          </div>
          <aside className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label="Messages, offers and activity">
            {today ? (
              <>
                <UnreadCard unread={today.unread} />
                <OffersCard offers={today.offers} />
              </>
            ) : (
              <CardsOnTheirWay titles={["Unread messages", "Offers pending"]} query={query} />
            )}
            {!dashboard.is_live && <SubscriptionCard {...dashboard} />}
            <div className="today-activity">
              <ActivityCard />
            </div>
          </aside>
        </div>
        <div className="today-jobs">
          <Card
            title="Manage Job Postings"
            aside={<span className="tnum text-ink-muted text-sm">{jobCounts(dashboard)}</span>}
            flush
          >
            {renderJobs(dashboard)}
          </Card>
        </div>
        <div className="today-manage">
          <ManageCard
            parts={[
              { title: "Company Profile", links: profileLinks(dashboard) },
              { title: "Candidate Management", links: candidateLinks(dashboard) },
              { title: "Job Management", links: jobLinks(dashboard) },
              { title: "Team Management", links: teamLinks(dashboard) },
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** Without approval or plan: why and what to do, the profile, and the plan's state. */
function ReducedDashboard({ dashboard }: { dashboard: CompanyDashboard }) {
  const { company, state } = dashboard;
  const whole = wholeCompany(company) !== null;
  return (
    <div className={classNames("mt-5", isSubmitted(state) && "split")}>
      {whole ? <BeforeLive dashboard={dashboard} /> : <StateNotice dashboard={dashboard} />}
      {isSubmitted(state) && (
        <div className="grid gap-5">
          <SubscriptionCard {...dashboard} />
          <ManageCard
            isNarrow
            parts={[
              { title: "Company Profile", links: profileLinks(dashboard) },
              { title: "Team Management", links: teamLinks(dashboard) },
            ]}
          />
        </div>
      )}
    </div>
  );
}

function Dashboard({ invitations, renderJobs }: DashboardPageProps) {
  // Fetched in parallel; lists show once the dashboard confirms that the company may see them.
  const { isMine, status } = useJobFilter();
  usePrefetchInfiniteQuery(companyJobsQuery(jobFilter(isMine, "", status)));
  usePrefetchInfiniteQuery(companyActivityQuery);
  usePrefetchQuery(companyTodayQuery);
  const zone = useQuery(timeZoneQuery()).data?.zone ?? browserZone();
  const now = useNow();
  const today = useQuery({ ...companyTodayQuery, enabled: false }).data;
  const query = useCompanyDashboard();
  if (query.data) {
    const company = wholeCompany(query.data.company);
    return (
      <>
        <DashboardHeader dashboard={query.data} isCalm={toJoin(today, now) === undefined} zone={zone} />
        {invitations}
        {company?.proposal && (
          <div className="mt-5">
            <ProposalNotice company={company} can={query.data.can} />
          </div>
        )}
        {isFull(query.data) ? (
          <FullDashboard dashboard={query.data} renderJobs={renderJobs} now={now} zone={zone} />
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

export function DashboardPage(props: DashboardPageProps) {
  return (
    <ErrorBoundary title="Dashboard Error" wayOut={<LinkButton to={paths.home()}>Return to Home</LinkButton>}>
      <div className="wrap page-start">
        <Dashboard {...props} />
      </div>
    </ErrorBoundary>
  );
}
