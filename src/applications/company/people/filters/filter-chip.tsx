import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { PeopleContext } from "@/applications/company/people/people-context";
import type { PeopleView } from "@/applications/company/people/people-view";
import type { Counts } from "@/applications/model/stage-counts";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Popover } from "@/components/ui/popover";

export interface ChipProps {
  context: PeopleContext;
  /** The board has a column for each stage. */
  isBoard: boolean;
  /** The count of each stage; undefined while unknown. */
  counts: Counts | undefined;
}

interface FaceProps {
  /** The filter's name: "Owner". */
  label: string;
  /** The current value in short; undefined if unset. */
  chosen: string | undefined;
  /** The value needs its label: "Tags: 2". */
  isNamed?: boolean;
}

const look = (isChosen: boolean) => classNames("filter-chip", isChosen && "is-on");
const nameOf = ({ label, chosen }: FaceProps) => (chosen === undefined ? label : `${label}: ${chosen}`);
const Face = ({ isNamed, ...face }: FaceProps) => (
  <>
    <span className="max-w-48 truncate">{isNamed ? nameOf(face) : (face.chosen ?? face.label)}</span>
    <Icon icon={ChevronDown} size="sm" />
  </>
);

export function ChoiceChip({ items, ...face }: FaceProps & { items: readonly MenuItem[] }) {
  return (
    <Menu label={nameOf(face)} buttonClassName={look(face.chosen !== undefined)} align="start" items={items}>
      <Face {...face} />
    </Menu>
  );
}

interface PanelChipProps extends FaceProps {
  /** Shown below the button while open, on phones as a sheet. */
  children: (close: () => void) => ReactNode;
  /** At the end of the title row: Clear. */
  aside?: ReactNode;
}

/** A filter that needs more than a menu. */
export function PanelChip({ children, aside, ...face }: PanelChipProps) {
  return (
    <Popover
      label={nameOf(face)}
      button={<Face {...face} />}
      title={face.label}
      aside={aside}
      align="start"
      className={look(face.chosen !== undefined)}
    >
      {children}
    </Popover>
  );
}

interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export const ToggleChip = ({ label, isOn, onChange }: ToggleChipProps) => (
  <button type="button" className="filter-chip" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    {label}
  </button>
);

interface FieldChipProps<Value extends string> {
  view: PeopleView;
  field: "level" | "place" | "source" | "assignee";
  label: string;
  all: string;
  options: readonly { value: Value; label: string }[];
}

export function FieldChip<Value extends string>({ view, field, label, all, options }: FieldChipProps<Value>) {
  const chosen = view.filter[field];
  const item = (value: Value | null, words: string): MenuItem => ({
    id: value ?? "all",
    label: words,
    isCurrent: value === (chosen ?? null),
    onSelect: () => view.set({ [field]: value }),
  });
  return (
    <ChoiceChip
      label={label}
      chosen={chosen && options.find(({ value }) => value === chosen)?.label}
      items={[item(null, all), ...options.map(({ value, label: words }) => item(value, words))]}
    />
  );
}
