import type { JobFilter } from "@contracts/jobs/job-filter";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { chosenParts, chosenWords, partNames, withoutPart } from "@/jobs/model/filter-words";
import FilterPart from "@/jobs/public/list/filter-part";
import type { SetFilter } from "@/jobs/public/list/use-job-filter";
import { UsePreferences } from "@/jobs/public/list/use-preferences";

export interface FilterSheetProps {
  query: string;
  filter: JobFilter;
  setFilter: SetFilter;
  company: string | undefined;
  /** "14 jobs". */
  found: string;
  onClose: () => void;
}

const parts = ["place", "types", "workplaces", "levels", "salary", "posted", "industry", "skills"] as const;

/** All parts of the filter, stacked. The list behind it updates with each choice, and one Back undoes all of them. */
export function FilterSheet({ query, filter, setFilter, company, found, onClose }: FilterSheetProps) {
  const isChanged = useRef(false);
  // Focusing a field would open a phone's keyboard.
  const show = useRef<HTMLButtonElement>(null);
  const change: SetFilter = (next) => {
    setFilter(next, isChanged.current);
    isChanged.current = true;
  };
  const chosen = chosenParts(filter).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="form"
      title="Filters"
      initialFocus={show}
      actions={
        <>
          <Button ref={show} variant="primary" className="grow" onClick={onClose}>
            {`Show ${found}`}
          </Button>
          {chosen > 0 && (
            <Button variant="quiet" onClick={() => change({})}>
              {`Clear ${chosen}`}
            </Button>
          )}
        </>
      }
    >
      <div className="-mx-4 grid sm:-mx-6">
        <UsePreferences filter={filter} setFilter={change} className="mx-4 mb-3" />
        {filter.company && (
          <div className="border-line border-t px-4 py-3">
            <button type="button" className="filter-btn is-on" onClick={() => change(withoutPart("company", filter))}>
              {`Company: ${chosenWords("company", filter, company)}, remove`}
            </button>
          </div>
        )}
        {parts.map((part) => (
          <section key={part} className="border-line border-t" aria-label={partNames[part]}>
            <h3 className="px-4 pt-4 font-semibold">{part === "salary" ? "Salary, from" : partNames[part]}</h3>
            <FilterPart part={part} query={query} filter={filter} setFilter={change} />
            {part === "place" && !filter.place && (
              <label className="flex min-h-11 items-center gap-3 px-4 pb-4">
                <span className="grow">Only jobs that can be done from home</span>
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on, and is not to say it twice
                  role="switch"
                  className="switch"
                  checked={filter.remote ?? false}
                  onChange={(event) =>
                    change(event.target.checked ? { ...filter, remote: true } : withoutPart("remote", filter))
                  }
                />
              </label>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
