import type { ImportFate } from "@contracts/invitations/invitation";
import { countGroups, groups, groupWords } from "@/candidates/model/import/outcomes";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format";

export function ImportCounts({ fates }: { fates: readonly ImportFate[] }) {
  const counts = countGroups(fates);
  return (
    <div className="card figures">
      {groups
        .filter((group) => group !== "tomorrow" || counts.tomorrow > 0)
        .map((group) => {
          const { icon, iconClass, one, many } = groupWords[group];
          return (
            <div key={group}>
              <b>
                <Icon icon={icon} className={iconClass} />
                {formatNumber(counts[group])}
              </b>{" "}
              <span>{counts[group] === 1 ? one : many}</span>
            </div>
          );
        })}
    </div>
  );
}

export function countsSentence(fates: readonly ImportFate[]): string {
  const counts = countGroups(fates);
  return groups
    .filter((group) => counts[group] > 0)
    .map((group) => `${formatNumber(counts[group])} ${groupWords[group][counts[group] === 1 ? "one" : "many"]}`)
    .join(", ");
}
