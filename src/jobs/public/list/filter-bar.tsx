import type { JobFilter } from "@contracts/jobs/job-filter";
import { country } from "@contracts/operator";
import { Check, ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";
import { loadDialog, loadLater, toastMissingPart } from "@/components/ui/load-later";
import { Popover } from "@/components/ui/popover";
import { chosenParts, chosenWords, partNames, remoteWords, withoutPart } from "@/jobs/model/filter-words";
import type { AlertPanelProps } from "@/jobs/public/list/alert-panel";
import type { FilterPartProps } from "@/jobs/public/list/filter-part";
import type { FilterSheetProps } from "@/jobs/public/list/filter-sheet";
import { SaveSearch } from "@/jobs/public/list/save-search";
import type { SetFilter } from "@/jobs/public/list/use-job-filter";
import { UsePreferences } from "@/jobs/public/list/use-preferences";
import { formatCount } from "@/lib/format";

const loadPart = () => import("@/jobs/public/list/filter-part");
const FilterPart = loadLater<FilterPartProps>(async () => (await loadPart()).default, { onMissing: toastMissingPart });
const loadSheet = () => import("@/jobs/public/list/filter-sheet");
const FilterSheet = loadDialog<FilterSheetProps>(async () => (await loadSheet()).FilterSheet);

const AlertPanel = loadDialog<AlertPanelProps>(async () => (await import("@/jobs/public/list/alert-panel")).AlertPanel);

const menus = ["types", "workplaces", "levels", "salary", "posted", "industry", "skills"] as const;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface FilterBarProps {
  query: string;
  filter: JobFilter;
  setFilter: SetFilter;
  /** The name of the company the list is limited to, once loaded. */
  company: string | undefined;
  /** "14 jobs", on the sheet's closing button. */
  found: string;
}

/** The list's filters: a button for each part, with its value; on phones one button for a sheet with all of them. */
export function FilterBar({ query, filter, setFilter, company, found }: FilterBarProps) {
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  const [alertButton, setAlertButton] = useState<HTMLElement | null>(null);
  const saveSearch = (
    <SaveSearch words={query} filter={filter} isAlerting={alertButton !== null} onAlert={setAlertButton} />
  );
  const chosen = chosenParts(filter).length;
  const menu = (part: FilterPartProps["part"]) => {
    const words = chosenWords(part, filter, company);
    const label =
      words === undefined
        ? partNames[part]
        : part === "place" && filter.within && country.hasPlaces
          ? capitalized(words)
          : `${partNames[part]}: ${words}`;
    return (
      <Popover
        key={part}
        label={label}
        title={partNames[part]}
        align="start"
        className={classNames("filter-btn", words !== undefined && "is-on")}
        preload={() => void loadPart().catch(() => {})}
        button={
          <>
            <span>{label}</span>
            <Icon icon={ChevronDown} size="sm" />
          </>
        }
      >
        {(close) => <FilterPart part={part} query={query} filter={filter} setFilter={setFilter} onDone={close} />}
      </Popover>
    );
  };
  return (
    <>
      <fieldset className="filters mb-5 max-md:hidden" aria-label="Filters">
        {menu("place")}
        <button
          type="button"
          className={classNames("filter-btn", filter.remote && "is-on")}
          aria-pressed={filter.remote ?? false}
          onClick={() => setFilter(filter.remote ? withoutPart("remote", filter) : { ...filter, remote: true })}
        >
          {filter.remote && <Icon icon={Check} size="sm" />}
          <span>{capitalized(remoteWords(filter))}</span>
        </button>
        {menus.map(menu)}
        {filter.company && (
          <button
            type="button"
            className="filter-btn is-on"
            onClick={() => setFilter(withoutPart("company", filter))}
            aria-label={`Remove Company: ${chosenWords("company", filter, company)}`}
          >
            <span>{`Company: ${chosenWords("company", filter, company)}`}</span>
            <Icon icon={X} size="sm" />
          </button>
        )}
        {chosen > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setFilter({})}>
            {`Clear ${formatCount(chosen, "filter")}`}
          </Button>
        )}
        <span className="-mr-2.5 ml-auto flex">
          <UsePreferences filter={filter} setFilter={setFilter} />
          {saveSearch}
        </span>
      </fieldset>
      <div className="mb-4 flex flex-wrap items-center gap-2 md:hidden">
        <button
          type="button"
          className={classNames("filter-btn grow justify-center", chosen > 0 && "is-on")}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet().catch(() => {})}
          onClick={() => setSheetIsOpen(true)}
        >
          <Icon icon={SlidersHorizontal} size="sm" />
          Filters
          {chosen > 0 && <Count value={chosen} hot />}
        </button>
        {saveSearch}
      </div>
      {alertButton && (
        <AlertPanel
          search={{ words: query, filter }}
          company={company}
          onClose={() => {
            setAlertButton(null);
            alertButton.focus();
          }}
        />
      )}
      {sheetIsOpen && (
        <FilterSheet
          query={query}
          filter={filter}
          setFilter={setFilter}
          company={company}
          found={found}
          onClose={() => setSheetIsOpen(false)}
        />
      )}
    </>
  );
}
