import type { PlanUse } from "@contracts/plans/company-plan";
import { TriangleAlert } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { formatNumber } from "@/lib/format";
import { type PartUse, partUses } from "@/plans/model/plan-use";

function Used({ use: { title, used, limit, over, help } }: { use: PartUse }) {
  const isOver = over > 0;
  return (
    <li>
      <span className="t">{title}</span>
      <span className={isOver ? "n over" : "n"}>
        {isOver && <Icon icon={TriangleAlert} />}
        <b>{formatNumber(used)}</b>
        {limit !== null && <span>{` of ${formatNumber(limit)}`}</span>}
      </span>
      {limit !== null && (
        <ProgressBar
          value={limit === 0 ? 100 : (100 * used) / limit}
          label={`${title} used`}
          {...(isOver && { tone: "warn" as const })}
        />
      )}
      {help && <span className="s">{help}</span>}
    </li>
  );
}

export const PlanUsage = ({ use }: { use: PlanUse }) => (
  <ul className="usage">
    {partUses(use).map((each) => (
      <Used key={each.part} use={each} />
    ))}
  </ul>
);
