import { type CompanyDashboard, isSubmitted, reviewStatusOf } from "@contracts/companies/company";
import { Plus, UserPlus } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { PlanBadge, planPhrase, planProblem } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

function Badges({ dashboard, className }: { dashboard: CompanyDashboard; className: string }) {
  const { subscription: plan } = dashboard;
  if (!isSubmitted(dashboard.state)) return null;
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <CompanyBadge status={reviewStatusOf(dashboard.state)} pendingWord="Pending Approval" />
      {plan && planProblem(plan) && <PlanBadge plan={plan} />}
    </div>
  );
}

/** Who this is about and in which state: company, role, approval, tier; with what is begun from here once it is live. */
export function DashboardHeader({ dashboard }: { dashboard: CompanyDashboard }) {
  const { company, membership, subscription: plan } = dashboard;
  const named = isSubmitted(dashboard.state) ? company : null;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="flex min-w-0 grow items-center gap-3.5">
        {named && (
          <CompanyAvatar
            name={named.name}
            size="lg"
            logo={named.logo_url}
            className="max-md:size-11 max-md:rounded-md"
          />
        )}
        <div className="min-w-0">
          <PageTitle>Company Dashboard</PageTitle>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Meta>
              {named?.name ?? ""}
              {membership ? formatWords(membership.role) : ""}
              {named && plan && !planProblem(plan) ? planPhrase(plan) : ""}
            </Meta>
            <Badges dashboard={dashboard} className="max-md:hidden" />
          </div>
        </div>
      </div>
      <Badges dashboard={dashboard} className="-my-1 w-full md:hidden" />
      {dashboard.is_live && (
        <div className="flex flex-wrap gap-2 *:max-md:grow max-md:w-full">
          {dashboard.can.handle_candidates && (
            <LinkButton icon={UserPlus} to={paths.company.addCandidate()}>
              Add Candidate
            </LinkButton>
          )}
          {dashboard.can.post_jobs && (
            <LinkButton variant="primary" icon={Plus} to={paths.company.createJob()}>
              Post a New Job
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
