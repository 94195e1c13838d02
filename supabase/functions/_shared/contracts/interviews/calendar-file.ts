import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { cleanText } from "../clean-text.ts";
import { productName } from "../operator.ts";
import { type CalendarEntry, placeWords } from "./interview.ts";

/** request and cancel are emailed for one interview to one person; publish is a read-only calendar (RFC 5546). */
type CalendarMethod = "request" | "cancel" | "publish";

/** The recipient of a request or cancellation. */
export interface CalendarAttendee {
  email: string;
  name: string | null;
  /** They chose or set the time themselves. */
  has_agreed: boolean;
}

interface CalendarSurroundings {
  method: CalendarMethod;
  /** The product's address, without a trailing slash. */
  siteUrl: string;
  /** The emails' sender: calendars trust an invitation when its sender is the organizer. */
  organizer: string;
  attendee?: CalendarAttendee;
}

/** One visible line; the library escapes special characters and folds it. */
const line = (text: string): string => cleanText(text).replace(/\s+/gu, " ").trim();
/** For a quoted name, where nothing can be escaped. */
const quotable = (text: string): string => line(text).replaceAll('"', "'");

/** "Priya and Marta". */
const listNames = (names: string[]): string => new Intl.ListFormat("en-US").format(names.map(line));

function summaryOf({ candidate_name, company_name, job_title }: CalendarEntry): string {
  return line(
    candidate_name ? `Interview with ${candidate_name}: ${job_title}` : `Interview: ${job_title} at ${company_name}`,
  );
}

function descriptionOf(entry: CalendarEntry, url: string): string {
  const { place_kind, place, people, candidate_name, company_name } = entry;
  return [
    ...(place ? [`${placeWords[place_kind]}: ${line(place)}`] : []),
    ...(people.length > 0
      ? [candidate_name ? `With: ${listNames(people)}` : `With ${listNames(people)} of ${line(company_name)}`]
      : []),
    `On ${productName}: ${url}`,
  ].join("\n");
}

/** A calendar has to contain something (RFC 5545, 3.6); this shows nowhere. */
const universalTime = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n");

/** Interviews as an iCalendar file (RFC 5545): times in UTC; ids and sequences let a calendar keep the newest version. */
export function calendarFile(entries: CalendarEntry[], surroundings: CalendarSurroundings): string {
  const { method, siteUrl, organizer, attendee } = surroundings;
  const calendar = ical({
    prodId: { company: productName, product: "Interviews", language: "EN" },
    method: ICalCalendarMethod[method.toUpperCase() as Uppercase<CalendarMethod>],
    ...(method === "publish" && { name: `${productName} interviews`, ttl: 3600 }),
  });
  for (const entry of entries) {
    const starts = new Date(entry.starts_at);
    const url = siteUrl + entry.path;
    calendar.createEvent({
      id: `${entry.id}@fairmatch`,
      sequence: entry.sequence,
      // The last change, so the same interview always produces the same file.
      stamp: new Date(entry.changed_at),
      lastModified: new Date(entry.changed_at),
      start: starts,
      end: new Date(starts.getTime() + entry.minutes * 60_000),
      summary: summaryOf(entry),
      description: descriptionOf(entry, url),
      ...(entry.place && { location: line(entry.place) }),
      url,
      status: method === "cancel" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: `${quotable(entry.company_name)} on ${productName}`, email: organizer },
      attendees:
        attendee && method !== "publish"
          ? [
              {
                email: attendee.email,
                name: quotable(attendee.name ?? attendee.email),
                role: ICalAttendeeRole.REQ,
                status: attendee.has_agreed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
                // Calendar replies aren't read: both sides reply on Fairmatch.
                rsvp: false,
              },
            ]
          : [],
    });
  }
  // Each line ends with a break, also the last (RFC 5545, 3.1).
  const file = `${calendar.toString()}\r\n`;
  return entries.length > 0 ? file : file.replace(/(?=END:VCALENDAR)/, universalTime);
}
