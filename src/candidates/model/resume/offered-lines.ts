import { candidateProfileSchema } from "@contracts/candidates/candidate-input";
import { yearsWorked } from "@contracts/candidates/history";
import * as z from "zod/mini";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { isSamePlace } from "@/candidates/model/resume/find-place";
import type { Found, FoundPlace, ResumeFacts } from "@/candidates/model/resume/found";
import { formatCount, formatList } from "@/lib/format";

/** A text field that a resume may fill. */
export type OfferedField =
  | "firstName"
  | "lastName"
  | "title"
  | "email"
  | "phoneNumber"
  | "experienceYears"
  | "address.city"
  | "address.state"
  | "address.country"
  | "linkedinUrl"
  | "githubUrl"
  | "portfolioUrl";

/** One finding of a resume: its text, and the form values if used. */
export interface OfferedLine {
  id: string;
  label: string;
  says: string;
  /** What it was counted from: "Apr 2017 to today". */
  detail?: string;
  pages: number[];
  writes: Partial<Record<OfferedField, string>>;
  /** The profile's current value in the form. */
  mine: (values: ProfileFormValues) => string;
  isSame: (values: ProfileFormValues) => boolean;
}

const lower = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
const digits = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const bareUrl = (text: string) => lower(text).replace(/^https?:\/\/(?:www\.)?|\/+$/g, "");

/** Only values the form would accept are offered. */
const fits = (field: "title" | "email" | "phoneNumber" | "linkedinUrl" | "githubUrl" | "portfolioUrl", value: string) =>
  z.safeParse(candidateProfileSchema.shape[field], value).success;

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const monthText = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const placeOf = ({ address }: ProfileFormValues): FoundPlace => ({
  city: address.city ?? "",
  state: address.state ?? "",
  country: address.country ?? "",
});
const placeText = ({ city, state, country }: FoundPlace) => [city, state, country].filter(Boolean).join(", ");

const linkLabels = { linkedin: "LinkedIn", github: "GitHub", portfolio: "Portfolio" } as const;

/** A resume's findings except skills; those missing in the profile come first. */
export function offeredLines(facts: ResumeFacts, values: ProfileFormValues): OfferedLine[] {
  const lines: OfferedLine[] = [];
  const { name, place, years } = facts;
  if (name) {
    const { first, last } = name.value;
    const mine = (form: ProfileFormValues) => `${form.firstName ?? ""} ${form.lastName ?? ""}`.trim();
    lines.push({
      id: "name",
      label: "Name",
      says: `${first} ${last}`.trim(),
      pages: name.pages,
      writes: { firstName: first, lastName: last },
      mine,
      isSame: (form) => lower(mine(form)) === lower(`${first} ${last}`),
    });
  }
  const line = (
    field: "title" | "email" | "phoneNumber" | "linkedinUrl" | "githubUrl" | "portfolioUrl",
    label: string,
    found: Found<string> | undefined,
    plain: (text: string) => string,
  ) => {
    if (!found || !fits(field, found.value)) return;
    const mine = (form: ProfileFormValues) => form[field] ?? "";
    lines.push({
      id: field,
      label,
      says: found.value,
      pages: found.pages,
      writes: { [field]: found.value },
      mine,
      isSame: (form) => plain(mine(form)) === plain(found.value),
    });
  };
  line("title", "Title", facts.title, lower);
  line("phoneNumber", "Phone number", facts.phone, digits);
  const jobs = facts.positions.map(({ start, end }) => ({
    start_year: start.year,
    start_month: start.month,
    end_year: end?.year ?? null,
    end_month: end?.month ?? null,
  }));
  // If the jobs add up to as much, the years follow from them.
  const isCounted = years !== undefined && yearsWorked(jobs, new Date()) === years.value.years;
  const stated = ({ experienceYears }: ProfileFormValues) => experienceYears?.trim() ?? "";
  if (years && !(isCounted && stated(values) === "")) {
    const { years: count, from, to } = years.value;
    const writes = isCounted ? "" : String(count);
    lines.push({
      id: "years",
      label: "Years",
      says: `${formatCount(count, "year")} of experience`,
      ...(isCounted
        ? { detail: "Based on your work history." }
        : from && { detail: `${monthText(from)} to ${to ? monthText(to) : "today"}, each month counted once.` }),
      pages: years.pages,
      writes: { experienceYears: writes },
      mine: stated,
      isSame: (form) => stated(form) === writes || stated(form) === String(count),
    });
  }
  if (place) {
    const { city, state, country } = place.value;
    lines.push({
      id: "place",
      label: "Location",
      says: placeText(place.value),
      pages: place.pages,
      // Keeps the country if none is given.
      writes: { "address.city": city, "address.state": state, ...(country && { "address.country": country }) },
      mine: (form) => placeText(placeOf(form)),
      isSame: (form) => isSamePlace(place.value, placeOf(form)),
    });
  }
  line("email", "Email", facts.email, lower);
  for (const key of ["linkedin", "github", "portfolio"] as const)
    line(`${key}Url`, linkLabels[key], facts[key], bareUrl);
  return [...lines.filter((each) => !each.isSame(values)), ...lines.filter((each) => each.isSame(values))];
}

/** "Page 1", "Pages 1 and 2"; empty for files without pages. */
export function pagesText(pages: readonly number[], isPaged: boolean): string {
  if (!isPaged || pages.length === 0) return "";
  const named = [...new Set(pages)].sort((one, other) => one - other);
  return `${named.length === 1 ? "Page" : "Pages"} ${formatList(named.map(String))}.`;
}
