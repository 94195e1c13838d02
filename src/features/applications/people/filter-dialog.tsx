import type { ApplicationFilter } from "@contracts/application";
import { limits } from "@contracts/limits";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { dialogFields, PeopleView } from "@/features/applications/people/people-view";

type Fields = Record<(typeof dialogFields)[number], string>;

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
} as const;

const start = (filter: ApplicationFilter): Fields => ({
  skill: filter.skill ?? "",
  level: filter.level ?? "",
  place: filter.place ?? "",
  from: filter.from ?? "",
  to: filter.to ?? "",
});

/** The filters that are set less often; nothing changes until they are applied. */
export function FilterDialog({ view, onClose }: { view: PeopleView; onClose: () => void }) {
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
        {(["level", "place"] as const).map((name) => (
          <label key={name} className="grid gap-1.5">
            <span className="label">{name === "level" ? "Level" : "Place"}</span>
            <span className="select-wrap">
              <select className="input select" value={fields[name]} onChange={set(name)}>
                {fits[name].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </label>
        ))}
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
