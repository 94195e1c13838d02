import type { ApplicationFilter } from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { dialogFields, PeopleView } from "@/applications/company/people/people-view";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";

type Field = (typeof dialogFields)[number] | "assignee";
type Fields = Record<Field, string>;
type Option = readonly [value: string, label: string];

const fits = {
  level: [
    ["", "Any level"],
    ["close", "At least close to what is asked"],
    ["match", "What is asked"],
  ],
  place: [
    ["", "Anywhere"],
    ["close", "Near, or open to remote work"],
    ["match", "Where the job is"],
  ],
} as const satisfies Record<string, readonly Option[]>;

const start = (filter: ApplicationFilter): Fields => ({
  assignee: filter.assignee ?? "",
  skill: filter.skill ?? "",
  level: filter.level ?? "",
  place: filter.place ?? "",
  from: filter.from ?? "",
  to: filter.to ?? "",
});

interface SelectProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

const Select = ({ label, options, value, onChange }: SelectProps) => (
  <label className="grid gap-1.5">
    <span className="label">{label}</span>
    <span className="select-wrap">
      <select className="input select" value={value} onChange={onChange}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="sm" />
    </span>
  </label>
);

interface FilterDialogProps {
  view: PeopleView;
  /** Those to choose from, where no field beside the list does. */
  assignees: readonly { value: string; label: string }[] | undefined;
  onClose: () => void;
}

/** The filters that are set less often; nothing changes until they are applied. */
export function FilterDialog({ view, assignees, onClose }: FilterDialogProps) {
  const [fields, setFields] = useState(() => start(view.filter));
  const id = useId();
  const set = (name: keyof Fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const apply = () => {
    view.set(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim() || null])));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filter people"
      actions={
        <>
          <Button variant="primary" type="submit" form={id}>
            Show people
          </Button>
          {view.narrowing > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                view.clear();
                onClose();
              }}
            >
              Clear filters
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <label className="grid gap-1.5">
          <span className="label">Skill</span>
          <input
            className="input"
            value={fields.skill}
            maxLength={limits.skill}
            autoComplete="off"
            onChange={set("skill")}
          />
        </label>
        {assignees && (
          <Select
            label="Assigned to"
            options={[["", "Anyone"], ...assignees.map(({ value, label }) => [value, label] as const)]}
            value={fields.assignee}
            onChange={set("assignee")}
          />
        )}
        <Select label="Level" options={fits.level} value={fields.level} onChange={set("level")} />
        <Select label="Place" options={fits.place} value={fields.place} onChange={set("place")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <label className="grid gap-1.5">
            <span className="label">Applied from</span>
            <input
              className="input"
              type="date"
              value={fields.from}
              max={fields.to || undefined}
              onChange={set("from")}
            />
          </label>
          <label className="grid gap-1.5">
            <span className="label">Applied until</span>
            <input
              className="input"
              type="date"
              value={fields.to}
              min={fields.from || undefined}
              onChange={set("to")}
            />
          </label>
        </div>
      </form>
    </Dialog>
  );
}
