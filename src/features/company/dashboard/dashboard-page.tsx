import { type CompanyDashboard, isSubmitted, wholeCompany } from "@contracts/company";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Building2, Eye, FilePen, FilePlus2, Handshake, Inbox, Network, Pencil, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useMine } from "@/auth/use-mine";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { PageTitle } from "@/components/feedback/page-title";
import { planFacts } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useCompanyDashboard } from "@/data/companies/company-dashboard-query";
import { companyJobsQuery } from "@/data/jobs/company-jobs-query";
import { AttentionRows } from "@/features/company/dashboard/attention-rows";
import { DashboardHeader } from "@/features/company/dashboard/dashboard-header";
import { type CardLink, LinkCard } from "@/features/company/dashboard/link-card";
import { jobFilter } from "@/features/company/job-filter";
import { StateNotice } from "@/features/company/state-notice";
import { formatCount } from "@/lib/format";

/** Few companies wait for a change to be approved. */
const ProposalNotice = loadLater(async () => (await import("@/features/company/proposal-notice")).ProposalNotice, {
  onMissing: tellMissingPart,
});

function profileLinks({ can, company }: CompanyDashboard): CardLink[] {
  const links: CardLink[] = [
    {
      to: paths.company.profile(),
      icon: Building2,
      label: "View profile",
      text: wholeCompany(company) ? "All that is on record" : "Its public part",
    },
    { to: paths.company.preview(), icon: Eye, label: "What candidates see", text: "Your company on its job pages" },
  ];
  if (can.edit_profile) {
    links.push({ to: paths.company.editProfile(), icon: Pencil, label: "Edit profile", text: "About, logo, links" });
  }
  return [
    ...links,
    { to: paths.company.userProfile(), icon: UserRound, label: "My Profile", text: "Your own name and contact" },
  ];
}

function registrationLink({ can }: CompanyDashboard): CardLink[] {
  if (!can.edit_registration) return [];
  return [
    {
      to: paths.company.editRegistration(),
      icon: FilePen,
      label: "Edit Registration",
      text: "Legal, contacts, documents",
    },
  ];
}

function jobLinks({ can, counts }: CompanyDashboard): CardLink[] {
  const applications = {
    to: paths.company.applications(),
    icon: Inbox,
    label: "Applications",
    text: "For all your jobs",
  };
  const create = {
    to: paths.company.createJob(),
    icon: FilePlus2,
    label: "Post a New Job",
    text: "With a live preview",
  };
  const partners = {
    to: paths.company.partners(),
    icon: Handshake,
    label: "Partners",
    text: `Shared by ${formatCount(counts.partners, "company", "companies")}`,
  };
  return [
    ...(can.post_jobs ? [create] : []),
    applications,
    ...(can.handle_candidates && counts.partners > 0 ? [partners] : []),
  ];
}

function teamLinks({ can }: CompanyDashboard): CardLink[] {
  if (!can.manage_staff) return [];
  return [{ to: paths.company.team(), icon: Network, label: "Team", text: "Roles and invitations" }];
}

interface DashboardPageProps {
  /** What waits for an answer. */
  invitations: ReactNode;
  /** The list in the card Manage Job Postings. */
  renderJobs: (dashboard: CompanyDashboard) => ReactNode;
}

/** Approved with a subscription: everything. */
function FullDashboard({
  dashboard,
  renderJobs,
}: { dashboard: CompanyDashboard } & Pick<DashboardPageProps, "renderJobs">) {
  return (
    <>
      <AttentionRows counts={dashboard.counts} />
      <div className="split mt-5">
        <Card
          title="Manage Job Postings"
          aside={<span className="tnum text-ink-muted text-sm">{formatCount(dashboard.counts.jobs, "job")}</span>}
          flush
        >
          {renderJobs(dashboard)}
        </Card>
        <div className="grid gap-5">
          <LinkCard title="Job Management" links={[...jobLinks(dashboard), ...registrationLink(dashboard)]} />
          <LinkCard title="Team Management" links={teamLinks(dashboard)} />
          <LinkCard title="Company Profile" links={profileLinks(dashboard)} />
        </div>
      </div>
    </>
  );
}

/** Without approval or subscription: why, the profile, and the state of the subscription. */
function ReducedDashboard({ dashboard }: { dashboard: CompanyDashboard }) {
  const { state, subscription } = dashboard;
  return (
    <div className="mt-5 grid gap-5">
      <StateNotice dashboard={dashboard} />
      {isSubmitted(state) && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <LinkCard title="Company Profile" links={[...profileLinks(dashboard), ...registrationLink(dashboard)]} />
          {subscription && (
            <Card title="Subscription Status">
              <KeyValues align="end" empty="Nothing to expire" items={planFacts(subscription)} />
            </Card>
          )}
        </div>
      )}
    </div>
  );
}

function Dashboard({ invitations, renderJobs }: DashboardPageProps) {
  // Both are asked for at once; the list is there when the dashboard says that the company may see it.
  usePrefetchInfiniteQuery(companyJobsQuery(jobFilter(useMine()[0])));
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
        {query.data.is_live ? (
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
