import type { PlanTier } from "@contracts/plans/plan-limits";
import { Check, Minus } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { planLines } from "@/plans/model/plan-words";

export const PlanList = ({ tier }: { tier: PlanTier }) => (
  <ul>
    {planLines(tier).map(({ part, isIncluded, lead, text }) => (
      <li key={part} className={isIncluded ? undefined : "no"}>
        <Icon icon={isIncluded ? Check : Minus} />
        <span>
          {lead !== null && <b>{lead} </b>}
          <span>{text}</span>
        </span>
      </li>
    ))}
  </ul>
);
