import {
  type ExperienceLevel,
  experienceLevels,
  type JobType,
  jobTypes,
  type Workplace,
  workplaces,
} from "@contracts/enums";
import { filterSkillsLimit, type JobFilter, withinMiles } from "@contracts/jobs/job-filter";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { isId } from "@/lib/is-id";

const mostSalary = 100_000_000;
const mostDays = 999;

/** "FULL_TIME" in a URL: "full-time". */
const named = (value: string) => value.toLowerCase().replaceAll("_", "-");
/** The database rejects NUL. */
const text = (value: string | null, most: number) => value?.replaceAll("\0", "").trim().slice(0, most) ?? "";

function count(value: string | null, most: number): number | undefined {
  if (!value || !/^\d{1,9}$/.test(value)) return undefined;
  const number = Number(value);
  return number > 0 && number <= most ? number : undefined;
}

/** All locations in a filter. */
export const placesOf = ({ place, places = [] }: JobFilter): string[] => [...(place ? [place] : []), ...places];

/** The filter in a URL, ignoring anything invalid: anyone can write a URL. */
export function readFilter(address: URLSearchParams): JobFilter {
  const among = <Value extends string>(name: string, values: readonly Value[]): Value[] =>
    values.filter((value) => address.getAll(name).includes(named(value)));
  const texts = (name: string, most: number): string[] =>
    [...new Set(address.getAll(name).map((value) => text(value, most)))].filter(Boolean);
  const skills = texts("skill", limits.skill);
  const [place = "", ...places] = texts("place", limits.name).slice(0, filterSkillsLimit);
  const types: JobType[] = among("type", jobTypes);
  const workedAt: Workplace[] = among("workplace", workplaces);
  const levels: ExperienceLevel[] = among("level", experienceLevels);
  const salary = count(address.get("salary"), mostSalary);
  const posted = count(address.get("posted"), mostDays);
  const industry = text(address.get("industry"), limits.name);
  const within = address.get("within");
  const miles = withinMiles.find((each) => String(each) === within);
  const company = address.get("company") ?? "";
  return {
    ...(skills.length > 0 && { skills: skills.slice(0, filterSkillsLimit) }),
    ...(place && { place }),
    ...(places.length > 0 && { places }),
    ...(place && within === "state" && { wide: true }),
    ...(place && miles !== undefined && country.hasPlaces && { within: miles }),
    ...(address.get("remote") === "yes" && { remote: true }),
    ...(types.length > 0 && { types }),
    ...(workedAt.length > 0 && { workplaces: workedAt }),
    ...(levels.length > 0 && { levels }),
    ...(salary !== undefined && { salary }),
    ...(posted !== undefined && { posted }),
    ...(industry && { industry }),
    ...(isId(company) && { company }),
  };
}

const names = [
  "skill",
  "place",
  "within",
  "remote",
  "type",
  "workplace",
  "level",
  "salary",
  "posted",
  "industry",
  "company",
] as const;

/** The URL with a different filter; the rest stays. */
export function withFilter(address: URLSearchParams, filter: JobFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of names) next.delete(name);
  for (const skill of filter.skills ?? []) next.append("skill", skill);
  for (const place of placesOf(filter)) next.append("place", place);
  if (filter.place && filter.wide) next.set("within", "state");
  else if (filter.place && filter.within) next.set("within", String(filter.within));
  if (filter.remote) next.set("remote", "yes");
  for (const type of filter.types ?? []) next.append("type", named(type));
  for (const workplace of filter.workplaces ?? []) next.append("workplace", named(workplace));
  for (const level of filter.levels ?? []) next.append("level", named(level));
  if (filter.salary) next.set("salary", String(filter.salary));
  if (filter.posted) next.set("posted", String(filter.posted));
  if (filter.industry) next.set("industry", filter.industry);
  if (filter.company) next.set("company", filter.company);
  return next;
}
