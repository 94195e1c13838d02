import { readApplicationStatus } from "@contracts/applications/application-status";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { CircleDot } from "lucide-react";
import { allStages, type PeopleView } from "@/applications/company/people/people-view";
import { type Counts, countOf } from "@/applications/model/stage-counts";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { FilterChips } from "@/components/ui/filter-chips";
import { FilterSelect } from "@/components/ui/filter-select";
import { formatNumber } from "@/lib/format";

type Choice = ApplicationStatus | typeof allStages;

interface StageFilterProps {
  view: PeopleView;
  /** Undefined while they are not known. */
  counts: Counts | undefined;
}

/** Null: the stages before an end. */
const chosen = ({ filter: { stage } }: PeopleView): Choice | null => (stage === "open" ? null : (stage ?? allStages));
const choose = (view: PeopleView) => (stage: Choice | null) => view.set({ stage });

/** The stages as chips, each with its number, on phones. */
export function StageFilterChips({ view, counts }: StageFilterProps) {
  const options = applicationStatuses.map((stage) => {
    const { word, glyph, tone } = statusLook("application", stage);
    return {
      value: stage as Choice,
      label: word,
      count: counts && (counts[stage] ?? 0),
      glyph: glyph && (
        <span className={`inline-grid c-${tone}`}>
          <StatusGlyph name={glyph} size={17} />
        </span>
      ),
    };
  });
  const all = { value: allStages as Choice, label: "All", count: counts && countOf(counts, undefined) };
  return (
    <FilterChips
      label="Stage"
      all={{ label: "Open", count: counts && countOf(counts, "open") }}
      options={[...options, all]}
      value={chosen(view)}
      onChange={choose(view)}
    />
  );
}

/** The same as one field, in the bar above a table. */
export function StageFilterSelect({ view, counts }: StageFilterProps) {
  const option = (value: Choice | null, label: string) => {
    const stage = value === null ? "open" : (readApplicationStatus(value) ?? undefined);
    return { value: value ?? "open", label: counts ? `${label}, ${formatNumber(countOf(counts, stage))}` : label };
  };
  const options = [
    ...applicationStatuses.map((stage) => option(stage, statusLook("application", stage).word)),
    option(allStages, "All stages"),
  ] as { value: Choice; label: string }[];
  return (
    <FilterSelect
      label="Stage"
      icon={CircleDot}
      all={option(null, "Open stages").label}
      options={options}
      value={chosen(view)}
      onChange={choose(view)}
    />
  );
}
