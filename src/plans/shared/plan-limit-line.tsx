import type { CountedPlanPart } from "@contracts/plans/company-plan";
import { useQuery } from "@tanstack/react-query";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { companyPlanQuery } from "@/plans/data/company-plan";
import { nearLimitWords } from "@/plans/model/plan-use";

interface PlanLimitLineProps {
  companyId: string;
  /** The parts the act uses. */
  parts: readonly CountedPlanPart[];
}

/** The plan's usage, shown where an act adds to it: from 80% on. */
export function PlanLimitLine({ companyId, parts }: PlanLimitLineProps) {
  const { data } = useQuery(companyPlanQuery(companyId));
  const lines = data ? parts.map((part) => nearLimitWords(part, data.use)).filter((words) => words !== null) : [];
  if (lines.length === 0) return null;
  return (
    <p className="text-sm text-warn-text">
      {lines.join(" ")} <TextLink to={paths.company.plan()}>See your plan</TextLink>
    </p>
  );
}
