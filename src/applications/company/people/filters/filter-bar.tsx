import type { ApplicationFilter } from "@contracts/applications/application";
import { addedSources, applicationSourceLabels, applicationSources } from "@contracts/enums";
import { SlidersHorizontal } from "lucide-react";
import { type ComponentType, useState } from "react";
import { AppliedChip } from "@/applications/company/people/filters/applied-chip";
import { type ChipProps, FieldChip, ToggleChip } from "@/applications/company/people/filters/filter-chip";
import { JobChip, OwnerChip, SkillChip } from "@/applications/company/people/filters/look-up-chips";
import { StageChip } from "@/applications/company/people/filters/stage-chip";
import { TagsChip } from "@/applications/company/people/filters/tags-chip";
import { linkedFields } from "@/applications/company/people/people-view";
import { Icon } from "@/components/ui/icon";
import { useIsWide } from "@/lib/use-is-wide";

const UnreadChip = ({ context: { view } }: ChipProps) => (
  <ToggleChip
    label="Unread"
    isOn={view.filter.unread !== undefined}
    onChange={(isOn) => view.set({ unread: isOn ? "yes" : null })}
  />
);

const ResponsesChip = ({ context: { view } }: ChipProps) => (
  <ToggleChip
    label="Has responses"
    isOn={view.filter.responses !== undefined}
    onChange={(isOn) => view.set({ responses: isOn ? "yes" : null })}
  />
);

const sources = [...applicationSources, ...addedSources, "unknown"] as const;
const SourceChip = ({ context: { view } }: ChipProps) => (
  <FieldChip
    view={view}
    field="source"
    label="Source"
    all="Any source"
    options={sources.map((value) => ({ value, label: applicationSourceLabels[value] }))}
  />
);

const LevelChip = ({ context: { view } }: ChipProps) => (
  <FieldChip
    view={view}
    field="level"
    label="Level"
    all="Any level"
    options={[
      { value: "match", label: "At the job's level" },
      { value: "close", label: "At or near the job's level" },
    ]}
  />
);

const LocationChip = ({ context: { view } }: ChipProps) => (
  <FieldChip
    view={view}
    field="place"
    label="Location"
    all="Any location"
    options={[
      { value: "match", label: "Local" },
      { value: "close", label: "Local, nearby or open to remote" },
    ]}
  />
);

/** Filters only set by links, such as a report's numbers; the chip removes them. */
function LinkChip({ context: { view } }: ChipProps) {
  if (!linkedFields.some((field) => view.filter[field] !== undefined)) return null;
  const none = Object.fromEntries(linkedFields.map((field) => [field, null]));
  return <ToggleChip label="From a report" isOn onChange={() => view.set(none)} />;
}

interface FilterEntry {
  field: keyof ApplicationFilter;
  Chip: ComponentType<ChipProps>;
  /** Visible on desktops ("late" only where the bar has room); the others are under More filters until set. */
  isFirst?: true;
  late?: "narrowest" | "narrow" | "wide";
}

/** The chips in order. A new filter needs one entry here and its field in people-view.ts. */
const filters: readonly FilterEntry[] = [
  { field: "stage", Chip: StageChip, isFirst: true },
  { field: "job", Chip: JobChip, isFirst: true, late: "narrow" },
  { field: "assignee", Chip: OwnerChip, isFirst: true, late: "narrowest" },
  { field: "tags", Chip: TagsChip, isFirst: true, late: "narrow" },
  { field: "unread", Chip: UnreadChip, isFirst: true, late: "wide" },
  { field: "source", Chip: SourceChip },
  { field: "responses", Chip: ResponsesChip },
  { field: "skill", Chip: SkillChip },
  { field: "level", Chip: LevelChip },
  { field: "place", Chip: LocationChip },
  { field: "from", Chip: AppliedChip },
  { field: "reached", Chip: LinkChip, isFirst: true },
];

/** For a single job, tags deserve the space. */
const lateClass = ({ field, late }: FilterEntry, jobId: string | null) =>
  late && !(field === "tags" && jobId !== null) ? `is-late-${late}` : undefined;

/** Filters of a list of people. On phones they scroll sideways. */
export function FilterChipsOf(props: ChipProps) {
  const isWide = useIsWide();
  const [isAll, setAll] = useState(false);
  const { filter } = props.context.view;
  const isSet = ({ field }: FilterEntry) =>
    filter[field] !== undefined || (field === "from" && filter.to !== undefined);
  /** A chip keeps its place when cleared: it has the focus. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const set = filters.filter(isSet).map(({ field }) => field);
  if (set.some((field) => !kept.includes(field))) setKept([...new Set([...kept, ...set])]);
  const isKept = ({ field }: FilterEntry) => kept.includes(field);
  const shown = filters.filter((each) => !isWide || isAll || each.isFirst || isKept(each));
  const toggleAll = () => {
    setAll(!isAll);
    setKept(set);
  };
  return (
    <>
      {shown.map((entry) => (
        <span
          key={entry.field}
          className={!isWide || isAll || isKept(entry) ? undefined : lateClass(entry, props.context.jobId)}
        >
          <entry.Chip {...props} />
        </span>
      ))}
      {isWide && (
        <button type="button" className="filter-chip" aria-expanded={isAll} onClick={toggleAll}>
          <Icon icon={SlidersHorizontal} size="sm" />
          <span className="more-filters">{isAll ? "Fewer filters" : "More filters"}</span>
        </button>
      )}
    </>
  );
}
