import { readApplicationStatus } from "@contracts/applications/application-status";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { type ChipProps, ChoiceChip } from "@/applications/company/people/filters/filter-chip";
import { allStages } from "@/applications/company/people/people-view";
import { countOf } from "@/applications/model/stage-counts";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import type { MenuItem } from "@/components/ui/menu-item";
import { formatNumber } from "@/lib/format";

/** Null: active stages. */
type Choice = ApplicationStatus | typeof allStages | null;

function Glyph({ stage }: { stage: ApplicationStatus }) {
  const { glyph, tone } = statusLook("application", stage);
  return <span className={`inline-grid c-${tone}`}>{glyph && <StatusGlyph name={glyph} size={17} />}</span>;
}

/** Filters by one stage, active stages, or all, each with its count. */
export function StageChip({ context: { view }, isBoard, counts }: ChipProps) {
  if (isBoard) return null;
  const { stage } = view.filter;
  const chosen: Choice = stage === "open" ? null : (stage ?? allStages);
  const wordsOf = (choice: Choice): string =>
    choice === null ? "Open stages" : choice === allStages ? "All stages" : statusLook("application", choice).word;
  const item = (choice: Choice): MenuItem => {
    const counted = choice === null ? "open" : (readApplicationStatus(choice) ?? undefined);
    return {
      id: choice ?? "open",
      label: wordsOf(choice),
      isCurrent: choice === chosen,
      onSelect: () => view.set({ stage: choice }),
      ...(choice && choice !== allStages && { sign: <Glyph stage={choice} /> }),
      ...(counts && { aside: formatNumber(countOf(counts, counted)) }),
      separated: choice === applicationStatuses[0] || choice === allStages,
    };
  };
  return (
    <ChoiceChip
      label="Stage"
      chosen={chosen === null ? undefined : wordsOf(chosen)}
      items={[item(null), ...applicationStatuses.map(item), item(allStages)]}
    />
  );
}
