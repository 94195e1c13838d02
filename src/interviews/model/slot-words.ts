import type { BusyTime, InterviewPerson, InterviewPlace } from "@contracts/interviews/interview";
import { firstName, formatCount, formatList } from "@/lib/format";
import { formatInZone, instantToZoned, zoneOffset } from "@/lib/time-zones";

/** "Tue, Nov 24, 2026". */
export const slotDay = (startsAt: string, zone: string): string =>
  formatInZone(startsAt, zone, { weekday: "short", month: "short", day: "numeric", year: "numeric" });

const clock = (at: Date, zone: string) => formatInZone(at, zone, { hour: "numeric", minute: "2-digit" });
const endOf = (startsAt: string, minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000);

/** "10:45 AM". */
export const slotEnd = (startsAt: string, minutes: number, zone: string): string =>
  clock(endOf(startsAt, minutes), zone);

/** "10:00–10:45 AM", "11:30 AM–12:15 PM", and "1:30 AM MDT–1:15 AM MST" across a clock change. */
export function slotRange(startsAt: string, minutes: number, zone: string): string {
  const half = /\s?[AP]M$/;
  const ends = endOf(startsAt, minutes);
  if (zoneOffset(zone, startsAt) !== zoneOffset(zone, ends)) {
    const withZone = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
    return [startsAt, ends].map((at) => formatInZone(at, zone, withZone)).join("–");
  }
  const start = clock(new Date(startsAt), zone);
  const end = clock(ends, zone);
  return `${start.match(half)?.[0] === end.match(half)?.[0] ? start.replace(half, "") : start}–${end}`;
}

/** "Mon, Nov 30, 2:30–3:15 PM"; with the year unless it's the current one. */
export function slotLine(startsAt: string, minutes: number, zone: string, now = new Date()): string {
  const year = (at: Date | string) => instantToZoned(at, zone).date.slice(0, 4);
  const day = formatInZone(startsAt, zone, {
    ...{ weekday: "short", month: "short", day: "numeric" },
    ...(year(startsAt) !== year(now) && { year: "numeric" }),
  });
  return `${day}, ${slotRange(startsAt, minutes, zone)}`;
}

/** "today", "tomorrow", "in 3 days": by the days of the zone. */
export function inDays(startsAt: string, zone: string, now = new Date()): string {
  const day = (at: Date | string) => Date.parse(instantToZoned(at, zone).date);
  const days = Math.round((day(startsAt) - day(now)) / 86_400_000);
  return days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
}

/** How to meet: "45 minutes by video". */
const placeWays: Record<InterviewPlace, string> = {
  video: "by video",
  phone: "by phone",
  in_person: "in person",
};

/** What kind of location it is. */
export const placeLabels: Record<InterviewPlace, string> = {
  video: "Video link",
  phone: "Phone",
  in_person: "In person",
};

/** "You and Marta Lindqvist". */
export const peopleWords = (people: readonly InterviewPerson[], me: string | undefined): string =>
  formatList([
    ...people.filter(({ user_id }) => user_id === me).map(() => "you"),
    ...people.filter(({ user_id }) => user_id !== me).map(({ name }) => name),
  ]);

/** "45 minutes by video with Dana Whitlock and Marcus Oyelaran". */
export function termsWords(
  { minutes, place_kind, people }: { minutes: number; place_kind: InterviewPlace; people: readonly InterviewPerson[] },
  me: string | undefined,
): string {
  const who = peopleWords(people, me);
  return `${formatCount(minutes, "minute")} ${placeWays[place_kind]}${who && ` with ${who}`}`;
}

/** First names of busy colleagues, each once; without the reader. */
export const namesOfBusy = (
  busy: readonly Pick<BusyTime, "user_id">[],
  names: ReadonlyMap<string, string>,
  me: string | undefined,
): string[] =>
  [...new Set(busy.map(({ user_id }) => user_id))]
    .filter((id) => id !== me)
    .map((id) => firstName(names.get(id) ?? null, "A colleague"));

/** "You’re busy", "Marcus is busy", "You, Priya, and Marcus are busy"; "" if no one is. */
export function busyWords(
  busy: readonly Pick<BusyTime, "user_id">[],
  names: ReadonlyMap<string, string>,
  me: string | undefined,
): string {
  const others = namesOfBusy(busy, names, me);
  const isMe = busy.some(({ user_id }) => user_id === me);
  if (others.length === 0) return isMe ? "You’re busy" : "";
  return `${formatList([...(isMe ? ["You"] : []), ...others])} ${isMe || others.length > 1 ? "are" : "is"} busy`;
}
