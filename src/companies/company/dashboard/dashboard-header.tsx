import { type CompanyDashboard, isPaused, isSubmitted, reviewStatusOf } from "@contracts/companies/company";
import { CirclePause, Plus, UserPlus } from "lucide-react";
import { dayWords } from "@/companies/model/today-words";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyBadge } from "@/components/product/company-badge";
import { PausedActs } from "@/components/product/paused-acts";
import { PlanBadge, planPhrase, planTone } from "@/components/product/plan";
import { StatusGlyph } from "@/components/product/status-glyph";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

interface DashboardHeaderProps {
  dashboard: CompanyDashboard;
  /** Nothing on the page is more urgent than a new job. */
  isCalm: boolean;
  zone: string;
}

/** Today's date, company, state and plan; with actions once it is live. */
export function DashboardHeader({ dashboard, isCalm, zone }: DashboardHeaderProps) {
  const { company, membership, subscription: plan, state } = dashboard;
  const isSent = isSubmitted(state);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 grow">
        <PageTitle>Company Dashboard</PageTitle>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Meta>
            {dayWords(new Date(), zone)}
            {(isSent && company?.name) || ""}
            {membership ? formatWords(membership.role) : ""}
          </Meta>
          {isSent && (
            <span className="flex flex-wrap gap-2">
              {state === "suspended" ? (
                <Badge tone="bad" glyph={<StatusGlyph name="rejected" />}>
                  Suspended
                </Badge>
              ) : state === "rejected" && isPaused(dashboard) ? (
                <Badge tone="warn" glyph={<Icon icon={CirclePause} size="sm" />}>
                  Approval withdrawn
                </Badge>
              ) : (
                <CompanyBadge status={reviewStatusOf(state)} pendingWord="Pending Approval" />
              )}
              {plan && (planTone(plan) ? <PlanBadge plan={plan} /> : <Badge>{planPhrase(plan)}</Badge>)}
            </span>
          )}
        </div>
      </div>
      {dashboard.is_live ? (
        <div className="flex flex-wrap gap-2 *:max-md:grow max-md:w-full">
          {dashboard.can.handle_candidates && (
            <LinkButton icon={UserPlus} to={paths.company.addCandidate()}>
              Add Candidate
            </LinkButton>
          )}
          {dashboard.can.post_jobs && (
            <LinkButton variant={isCalm ? "primary" : "secondary"} icon={Plus} to={paths.company.createJob()}>
              Post a New Job
            </LinkButton>
          )}
        </div>
      ) : (
        isPaused(dashboard) && (
          <PausedActs
            acts={[
              ...(dashboard.can.handle_candidates ? [{ label: "Add Candidate", icon: UserPlus }] : []),
              ...(dashboard.can.post_jobs ? [{ label: "Post a New Job", icon: Plus }] : []),
            ]}
          />
        )
      )}
    </div>
  );
}
