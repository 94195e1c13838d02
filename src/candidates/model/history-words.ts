import { type Position, type School, yearsWorked } from "@contracts/candidates/history";
import { formatCount } from "@/lib/format";

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const longMonthFormat = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month)));

export const monthOptions = months.map((month, index) => ({
  value: String(index + 1),
  label: longMonthFormat.format(month),
}));

const pointText = (year: number, month: number | null) =>
  month ? `${monthFormat.format(months[month - 1])} ${year}` : String(year);

/** "Jun 2021–present", "2015–2017"; a single date if both are the same. */
export function positionDates(
  position: Pick<Position, "start_year" | "start_month" | "end_year" | "end_month">,
): string {
  const start = pointText(position.start_year, position.start_month);
  const end = position.end_year === null ? "present" : pointText(position.end_year, position.end_month);
  return start === end ? start : `${start}–${end}`;
}

/** "2013–2017", "2021", "since 2024"; '' without years. */
export function schoolDates({ start_year, end_year }: Pick<School, "start_year" | "end_year">): string {
  if (end_year === null) return start_year === null ? "" : `since ${start_year}`;
  return start_year === null || start_year === end_year ? String(end_year) : `${start_year}–${end_year}`;
}

/** "Larkspur Parcel, Boulder, CO" */
export const positionPlace = ({ company, location }: Pick<Position, "company" | "location">): string =>
  [company, location].filter(Boolean).join(", ");

const spelledOut = /\b(?:bachelor|master|doctor|associate|degree|diploma|certificate)/i;

/** "B.S. Computer Science", "Bachelor of Science in Nursing", or the school where neither degree nor field is named. */
export const schoolTitle = ({ degree, field, school }: Pick<School, "degree" | "field" | "school">): string =>
  [degree, field].filter(Boolean).join(degree && spelledOut.test(degree) ? " in " : " ") || school;

/** The school below its title, unless it is the title. */
export const schoolPlace = (entry: Pick<School, "degree" | "field" | "school">): string =>
  entry.degree || entry.field ? entry.school : "";

/** "4 years"; '' below one. */
export function positionLength(position: Position, today: Date): string {
  const years = yearsWorked([position], today) ?? 0;
  return years > 0 ? formatCount(years, "year") : "";
}
