import { type ExperienceLevel, workplaceLabels } from "@contracts/enums";
import type { JobFilter } from "@contracts/jobs/job-filter";
import { formatMoney } from "@contracts/money";
import { country } from "@contracts/operator";
import { formatCount, formatWords } from "@/lib/format";

/** The filter's parts as buttons above the list. */
const filterParts = [
  "place",
  "remote",
  "types",
  "workplaces",
  "levels",
  "salary",
  "posted",
  "industry",
  "skills",
  "company",
] as const;
export type FilterPart = (typeof filterParts)[number];

export const partNames: Record<FilterPart, string> = {
  place: "Location",
  remote: "Remote",
  types: "Type",
  workplaces: "Workplace",
  levels: "Level",
  salary: "Salary",
  posted: "Posted",
  industry: "Industry",
  skills: "Skills",
  company: "Company",
};

/** "Senior" for senior_level. */
export const levelName = (level: ExperienceLevel): string => formatWords(level.replace("_level", ""));
export const daysName = (days: number): string => formatCount(days, "day");

/** The first item and the number of others: "Full time + 2". */
const few = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]} + ${names.length - 1}` : names.join(", ");

/** With a location it adds to it; alone it is the whole filter. */
export const remoteWords = ({ place }: JobFilter): string => (place ? "or remote" : "Remote");

export function chosenWords(part: FilterPart, filter: JobFilter, company: string | undefined): string | undefined {
  const { place, wide, within, types, workplaces, levels, salary, posted, industry, skills } = filter;
  switch (part) {
    case "place":
      return (
        place &&
        (within && country.hasPlaces ? `within ${within} miles of ` : "") +
          few([wide ? `${place} and its state` : place, ...(filter.places ?? [])])
      );
    case "remote":
      return filter.remote ? remoteWords(filter) : undefined;
    case "types":
      return types && few(types.map(formatWords));
    case "workplaces":
      return workplaces && few(workplaces.map((value) => workplaceLabels[value]));
    case "levels":
      return levels && few(levels.map(levelName));
    case "salary":
      return salary === undefined ? undefined : `from ${formatMoney(salary)}`;
    case "posted":
      return posted === undefined ? undefined : `within ${daysName(posted)}`;
    case "industry":
      return industry && formatWords(industry);
    case "skills":
      return skills && few(skills);
    case "company":
      return filter.company && (company ?? "one company");
  }
}

export function withoutPart(part: FilterPart, filter: JobFilter): JobFilter {
  const { [part]: _, ...rest } = filter;
  if (part !== "place") return rest;
  const { wide: __, places: ___, within: ____, ...others } = rest;
  return others;
}

export const chosenParts = (filter: JobFilter): FilterPart[] =>
  filterParts.filter((part) => chosenWords(part, filter, undefined) !== undefined);
