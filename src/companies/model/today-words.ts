import type { CompanyToday, InterviewOfToday } from "@contracts/companies/today";
import { formatList } from "@/lib/format";
import { formatInZone, instantToZoned } from "@/lib/time-zones";

const minute = 60_000;

const ways = { video: "video call", phone: "phone call", in_person: "in person" } as const;
const startsWithin = (startsAt: string, now: number) => Math.ceil((Date.parse(startsAt) - now) / minute);
const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Call = Pick<InterviewOfToday, "is_mine" | "place_kind" | "starts_at" | "minutes">;

/** Whether the reader's video call is open: from 15 minutes before its start until its end. */
export function canJoin({ is_mine, place_kind, starts_at, minutes }: Call, now: number): boolean {
  const starts = Date.parse(starts_at);
  return is_mine && place_kind === "video" && now >= starts - 15 * minute && now < starts + minutes * minute;
}

/** The first joinable interview, which gets the page's primary button. */
export const toJoin = (today: CompanyToday | undefined, now: number): InterviewOfToday | undefined =>
  today?.interviews.find((interview) => canJoin(interview, now));

/** "in 12 min" within the hour before, "now" until its end, its length otherwise. */
export function interviewTime({ starts_at, minutes }: InterviewOfToday, now: number): string {
  const left = startsWithin(starts_at, now);
  if (left > 60) return `${minutes} min`;
  return left > 0 ? `in ${left} min` : "now";
}

/** "45 min video call with you and Priya", "In person, Denver office, with Marta". Omits a length shown elsewhere. */
export function interviewWords(interview: InterviewOfToday, now: number): string {
  const { place_kind, place, people, is_mine, minutes, starts_at } = interview;
  const names = formatList([...(is_mine ? ["you"] : []), ...people]);
  const how = place_kind === "video" ? ways.video : `${ways[place_kind]}, ${place}`;
  const length = startsWithin(starts_at, now) > 60 ? "" : `${minutes} min `;
  const withWhom = names && (place_kind === "video" ? ` with ${names}` : `, with ${names}`);
  return upperFirst(`${length}${how}${withWhom}`);
}

/** "Marcus and Priya submitted theirs"; empty if no one has. */
export const submittedWords = (names: readonly string[]): string =>
  names.length > 0 ? `${formatList(names)} submitted theirs` : "";

/** "Bartholomew Okonjo-Whitfield, Leila Haddadi and 2 more". */
export function peopleAndMore(names: readonly string[], count: number): string {
  const shown = count > 2 ? names.slice(0, 2) : names;
  const rest = count - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : formatList(shown);
}

export const dayOf = (at: string, zone: string): string => instantToZoned(at, zone).date;

/** "Thu, Nov 26". */
export const dayWords = (at: string | Date, zone: string): string =>
  formatInZone(at, zone, { weekday: "short", month: "short", day: "numeric" });

/** "Nov 26". */
export const monthDay = (at: string, zone: string): string =>
  formatInZone(at, zone, { month: "short", day: "numeric" });

/** "Thu". */
export const weekdayOf = (at: string, zone: string): string => formatInZone(at, zone, { weekday: "short" });

export const clockWords = (at: string, zone: string): string =>
  formatInZone(at, zone, { hour: "numeric", minute: "2-digit" });

export const hasWork = ({ interviews, other_times, scorecards, ...cards }: CompanyToday): boolean =>
  [interviews, other_times, scorecards, cards.replies.rows, cards.new_applications.jobs].some(
    ({ length }) => length > 0,
  ) ||
  cards.unread.total > 0 ||
  cards.offers.total > 0;
