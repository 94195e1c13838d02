import type { CompanyPlan } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { BriefcaseBusiness, Handshake, type LucideIcon, MailPlus, UserRound, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatCount, formatList, formatNumber } from "@/lib/format";
import { ChooseOpenJobsDialog } from "@/plans/company/choose-open-jobs-dialog";
import { partUses } from "@/plans/model/plan-use";

interface OverRowProps {
  icon: LucideIcon;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const OverRow = ({ icon, title, action, children }: OverRowProps) => (
  <li className="over-row">
    <Icon icon={icon} className="text-warn-solid" />
    <div className="min-w-0 break-words">
      <b>{title}</b>
      <p>{children}</p>
    </div>
    {action}
  </li>
);

function HiddenJobs({ companyId, plan: { jobs, use, can } }: { companyId: string; plan: CompanyPlan }) {
  const [isChoosing, setChoosing] = useState(false);
  const hidden = jobs.filter(({ is_hidden }) => is_hidden);
  if (hidden.length === 0) return null;
  return (
    <OverRow
      icon={BriefcaseBusiness}
      title={`${formatCount(hidden.length, "job is", "jobs are")} hidden`}
      action={
        can.ask && (
          <Button size="sm" onClick={() => setChoosing(true)}>
            Choose which stay open
          </Button>
        )
      }
    >
      {formatList(hidden.map(({ title }) => title))}. Applicants keep their applications. Hidden jobs show again once
      there is room.
      {isChoosing && (
        <ChooseOpenJobsDialog
          companyId={companyId}
          jobs={jobs}
          most={use.open_jobs.limit ?? jobs.length}
          onClose={() => setChoosing(false)}
        />
      )}
    </OverRow>
  );
}

const stays = {
  team_members: {
    icon: UsersRound,
    text: (limit: number) =>
      `Everyone keeps access. You can add someone again when ${formatNumber(limit - 1)} or fewer are on the team.`,
    label: "Open team",
    to: paths.company.team,
  },
  represented_candidates: {
    icon: UserRound,
    text: () => "You keep representing all of them. You can add someone again once there is room.",
    label: "Open candidates",
    to: paths.company.candidates,
  },
  monthly_invitations: {
    icon: MailPlus,
    text: () => "Everything you sent stays open. You can send more next month.",
  },
} as const;

/** What is over the plan's limits, what follows, and what to do; hidden if nothing. */
export function OverPlanCard({ companyId, plan }: { companyId: string; plan: CompanyPlan }) {
  const { jobs, resting_partners, subscription, use } = plan;
  const over = partUses(use).filter((each) => each.over > 0);
  if (subscription.tier === "none") return null;
  if (over.length + resting_partners.length === 0 && !jobs.some(({ is_hidden }) => is_hidden)) return null;
  return (
    <Card title="Over your plan" aside={<span className="text-sm text-ink-muted">Nothing was removed</span>} flush>
      <ul>
        <HiddenJobs companyId={companyId} plan={plan} />
        {over.map(({ part, title, used, limit }) => {
          if (part === "open_jobs") return null;
          const said = stays[part];
          return (
            <OverRow
              key={part}
              icon={said.icon}
              title={`${title}: ${formatNumber(used)} of ${formatNumber(limit ?? 0)}`}
              action={
                "to" in said && (
                  <LinkButton size="sm" to={said.to()}>
                    {said.label}
                  </LinkButton>
                )
              }
            >
              {said.text(limit ?? 0)}
            </OverRow>
          );
        })}
        {resting_partners.map(({ id, name, is_theirs }) => (
          <OverRow
            key={id}
            icon={Handshake}
            title={`Partnership with ${name} is on hold`}
            action={
              <LinkButton size="sm" to={paths.company.partners()}>
                Open partners
              </LinkButton>
            }
          >
            {is_theirs
              ? `${name} is on a plan without partners. Neither of you sees shared jobs or candidates until that changes.`
              : `${subscriptionTierLabels[subscription.tier]} doesn't include partners. Neither of you sees shared jobs or candidates until you have a plan that does.`}
          </OverRow>
        ))}
      </ul>
    </Card>
  );
}
