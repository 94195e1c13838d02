import { inSentence } from "@contracts/countries/country";
import { experienceLevels, jobTypes, profileIndustries, workplaceLabels, workplaces } from "@contracts/enums";
import {
  type CountedPart,
  filterSkillsLimit,
  type JobFilter,
  postedDays,
  withinMiles,
} from "@contracts/jobs/job-filter";
import { limits } from "@contracts/limits";
import { formatMoney } from "@contracts/money";
import { country } from "@contracts/operator";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { SkillInput } from "@/components/form/skill-input";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { jobCountsQuery } from "@/jobs/data/public-job-queries";
import { daysName, levelName, type FilterPart as Part } from "@/jobs/model/filter-words";
import type { SetFilter } from "@/jobs/public/list/use-job-filter";
import { PlaceInput } from "@/jobs/shared/place-input";
import { countWords, formatWords } from "@/lib/format";
import { skillVocabulary } from "@/matching/data/vocabulary";

export interface FilterPartProps {
  part: Exclude<Part, "remote" | "company">;
  query: string;
  filter: JobFilter;
  setFilter: SetFilter;
  /** Called when a choice completes the part. */
  onDone?: () => void;
}

const salaries = [40_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000];

function useCounts(part: CountedPart, { query, filter }: FilterPartProps): Readonly<Record<string, number>> {
  return useQuery(jobCountsQuery([part], query, filter)).data?.[part] ?? {};
}

const Counted = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className="tnum text-ink-muted text-sm">{countWords(count)}</span>;

interface ManyProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count: number | undefined }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Several of some, as checkboxes. */
function Many<Value extends string>({ label, options, chosen, onChange }: ManyProps<Value>) {
  return (
    <fieldset className="ticks p-4" aria-label={label}>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className="tick"
          aria-pressed={chosen.includes(value)}
          onClick={() =>
            onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
          }
        >
          <span className="sign" aria-hidden="true">
            <Icon icon={Check} size="sm" />
          </span>
          {label} <Counted count={count} />
        </button>
      ))}
    </fieldset>
  );
}

interface OneProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  value: string;
  onChange: (value: string) => void;
}

function One({ label, all, options, value, onChange }: OneProps) {
  const name = useId();
  return (
    <fieldset className="grid py-2" aria-label={label}>
      {[{ value: "", label: all, count: undefined }, ...options].map((option) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            className="box"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="min-w-0 grow break-words">{option.label}</span>
          <Counted count={option.count} />
        </label>
      ))}
    </fieldset>
  );
}

function Types(props: FilterPartProps) {
  const counts = useCounts("types", props);
  return (
    <Many
      label="Type"
      options={jobTypes.map((value) => ({ value, label: formatWords(value), count: counts[value] }))}
      chosen={props.filter.types ?? []}
      onChange={(types) => props.setFilter({ ...props.filter, types })}
    />
  );
}

function Workplaces(props: FilterPartProps) {
  const counts = useCounts("workplaces", props);
  return (
    <Many
      label="Workplace"
      options={workplaces.map((value) => ({ value, label: workplaceLabels[value], count: counts[value] }))}
      chosen={props.filter.workplaces ?? []}
      onChange={(chosen) => props.setFilter({ ...props.filter, workplaces: chosen })}
    />
  );
}

function Levels(props: FilterPartProps) {
  const counts = useCounts("levels", props);
  return (
    <Many
      label="Level"
      options={experienceLevels.map((value) => ({ value, label: levelName(value), count: counts[value] }))}
      chosen={props.filter.levels ?? []}
      onChange={(levels) => props.setFilter({ ...props.filter, levels })}
    />
  );
}

/** The filter with one part changed or removed. */
const changed = <Name extends keyof JobFilter>(filter: JobFilter, name: Name, value: JobFilter[Name]): JobFilter => {
  const { [name]: _, ...rest } = filter;
  return value === undefined ? rest : { ...rest, [name]: value };
};

/** A location that can have a distance. */
const isCity = (place: string) => /\S,\s*\S/.test(place);

/** The filter at another location; drops the distance unless that is a city. */
const placed = (filter: JobFilter, place: string | undefined): JobFilter => {
  const next = changed(filter, "place", place);
  return place !== undefined && isCity(place) ? next : changed(changed(next, "wide", undefined), "within", undefined);
};

function Salary({ filter, setFilter, onDone }: FilterPartProps) {
  // A URL may contain another amount.
  const amounts = [...new Set([...salaries, ...(filter.salary ? [filter.salary] : [])])].sort((a, b) => a - b);
  return (
    <>
      <One
        label="Salary, from"
        all="Any salary"
        options={amounts.map((amount) => ({ value: String(amount), label: `${formatMoney(amount)} or more` }))}
        value={String(filter.salary ?? "")}
        onChange={(amount) => {
          setFilter(changed(filter, "salary", amount ? Number(amount) : undefined));
          onDone?.();
        }}
      />
      <p className="px-4 pb-4 text-ink-muted text-sm">
        Per year; hourly pay is counted as 2,080 hours. Jobs without a salary are left out.
      </p>
    </>
  );
}

function Posted(props: FilterPartProps) {
  const { filter, setFilter, onDone } = props;
  const counts = useCounts("posted", props);
  const days = [...new Set<number>([...postedDays, ...(filter.posted ? [filter.posted] : [])])].sort((a, b) => a - b);
  return (
    <One
      label="Posted"
      all="Any time"
      options={days.map((day) => ({ value: String(day), label: `Within ${daysName(day)}`, count: counts[day] }))}
      value={String(filter.posted ?? "")}
      onChange={(day) => {
        setFilter(changed(filter, "posted", day ? Number(day) : undefined));
        onDone?.();
      }}
    />
  );
}

const plain = (industry: string) => industry.trim().toLowerCase();

function Industry(props: FilterPartProps) {
  const { filter, setFilter, onDone } = props;
  const counts = useCounts("industry", props);
  const chosen = plain(filter.industry ?? "");
  const known = new Set([...Object.keys(counts), ...(chosen ? [chosen] : [])]);
  const industries = known.size > 0 ? [...known] : profileIndustries.map(plain);
  return (
    <One
      label="Industry"
      all="Any industry"
      options={industries.sort().map((value) => ({ value, label: formatWords(value), count: counts[value] }))}
      value={chosen}
      onChange={(industry) => {
        setFilter(changed(filter, "industry", industry || undefined));
        onDone?.();
      }}
    />
  );
}

const Switch = ({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex min-h-11 items-center gap-3">
    <span className="grow">{label}</span>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on, and is not to say it twice
      role="switch"
      className="switch"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);

/** How far from a city: the city only, a radius in miles, or its whole state. */
const reaches = [
  { value: "", label: "This city only" },
  ...(country.hasPlaces ? withinMiles : []).map((miles) => ({
    value: String(miles),
    label: `Within ${miles} miles`,
  })),
  { value: "state", label: `Anywhere in the ${inSentence(country.region)}` },
];

function Place({ filter, setFilter, onDone }: FilterPartProps) {
  const [text, setText] = useState(filter.place ?? "");
  const id = useId();
  const place = text.trim();
  const further = filter.places ?? [];
  const withFurther = (next: JobFilter, places: readonly string[]) =>
    changed(next, "places", places.length > 0 ? [...places] : undefined);
  const take = (typed: string) => {
    setText(typed);
    const named = typed.trim();
    if (named === (filter.place ?? "")) return;
    // The next location replaces a removed first one.
    const [first, ...rest] = named ? [named, ...further] : further;
    setText(first ?? "");
    setFilter(withFurther(placed(filter, first), rest));
  };
  const reach = filter.wide ? "state" : String(filter.within ?? "");
  return (
    <form
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
        onDone?.();
      }}
    >
      <PlaceInput
        value={text}
        onChange={setText}
        onTake={take}
        aria-label="Location"
        aria-describedby={id}
        enterKeyHint="done"
        maxLength={limits.name}
      />
      <p id={id} className="text-ink-muted text-sm">
        A city with its {inSentence(country.region)}, like “{country.exampleCity}”, or a {inSentence(country.region)}.
      </p>
      {further.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Or one of these">
          {further.map((each) => (
            <li key={each} className="max-w-full">
              <Chip
                onRemove={() =>
                  setFilter(
                    withFurther(
                      filter,
                      further.filter((other) => other !== each),
                    ),
                  )
                }
                removeLabel={`Remove ${each}`}
              >
                or {each}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {isCity(place) && (
        <select
          className="input"
          aria-label="Distance"
          value={reach}
          onChange={(event) => {
            const chosen = event.target.value;
            const near = withinMiles.find((miles) => String(miles) === chosen);
            setFilter(changed(changed({ ...filter, place }, "wide", chosen === "state" || undefined), "within", near));
          }}
        >
          {reaches.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {place !== "" && (
        <Switch
          label="Include remote jobs"
          isOn={filter.remote ?? false}
          onChange={(isOn) => setFilter(changed(placed(filter, place), "remote", isOn || undefined))}
        />
      )}
    </form>
  );
}

function Skills({ filter, setFilter }: FilterPartProps) {
  const skills = filter.skills ?? [];
  const id = useId();
  const take = (next: readonly string[]) =>
    setFilter(changed(filter, "skills", next.length > 0 ? [...new Set(next)].slice(0, filterSkillsLimit) : undefined));
  return (
    <div className="grid gap-3 p-4">
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip onRemove={() => take(skills.filter((each) => each !== skill))} removeLabel={`Remove ${skill}`}>
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <SkillInput
        vocabulary={skillVocabulary}
        onAdd={(added) => take([...skills, ...added])}
        onRemoveLast={() => take(skills.slice(0, -1))}
        input={{ "aria-label": "Skills", "aria-describedby": id, maxLength: limits.skill, placeholder: "Add a skill" }}
      />
      <p id={id} className="text-ink-muted text-sm">
        Only jobs that ask for all of them, required or preferred.
      </p>
    </div>
  );
}

const parts = {
  place: Place,
  types: Types,
  workplaces: Workplaces,
  levels: Levels,
  salary: Salary,
  posted: Posted,
  industry: Industry,
  skills: Skills,
};

/** The options of a filter part, with the number of jobs each would give. */
export default function FilterPart(props: FilterPartProps) {
  const Part = parts[props.part];
  return <Part {...props} />;
}
