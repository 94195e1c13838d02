import { type Position, type School, yearsWorked } from "@contracts/candidates/history";
import { schoolPlace, schoolTitle } from "@/candidates/model/history-words";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { formatCount } from "@/lib/format";

const joined = (parts: readonly (string | null | undefined | false)[], between = ", ") =>
  parts.filter(Boolean).join(between);

/** "Nadia Ferreira, Backend Engineer, 9 years"; '' if only the name is given. */
export function aboutLine({ firstName, lastName, title, bio, experienceYears, positions }: ProfileFormValues): string {
  if (!title && !bio) return "";
  const years = experienceYears ? Number(experienceYears) : yearsWorked(positions, new Date());
  return joined([joined([firstName, lastName], " "), title, years ? formatCount(years, "year") : ""]);
}

/** "2 jobs, 2017–present" */
export function workLine(positions: readonly Position[]): string {
  if (positions.length === 0) return "";
  const from = Math.min(...positions.map(({ start_year }) => start_year));
  const ends = positions.map(({ end_year }) => end_year);
  const to = ends.includes(null) ? "present" : Math.max(...ends.map(Number));
  return `${formatCount(positions.length, "job")}, ${from === to ? from : `${from}–${to}`}`;
}

/** "B.S. Computer Science, Colorado State University" */
export const educationLine = (schools: readonly School[]): string =>
  joined(
    schools.map((school) => joined([schoolTitle(school), schoolPlace(school)])),
    "; ",
  );

/** "Boulder, CO · (303) 555-0142"; '' if only the email address is given. */
export const contactLine = ({ address, phoneNumber }: ProfileFormValues): string =>
  joined([joined([address.city, address.state]), phoneNumber], " · ");
