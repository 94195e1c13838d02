import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { cleanText } from "../clean-text.ts";
import { productName } from "../operator.ts";
import { type CalendarEntry, placeWords } from "./interview.ts";

/** request and cancel come by mail, about one interview to one person; publish is a calendar to look at (RFC 5546). */
type CalendarMethod = "request" | "cancel" | "publish";

/** Whose copy of a request or cancellation it is. */
export interface CalendarAttendee {
  email: string;
  name: string | null;
  /** They chose the time or set it themselves. */
  has_agreed: boolean;
}

export interface CalendarSurroundings {
  method: CalendarMethod;
  /** Where the product is reached, without a slash at the end. */
  siteUrl: string;
  /** The address mails come from: calendars trust an invitation whose sender is its organizer. */
  organizer: string;
  attendee?: CalendarAttendee;
}

/** One line that can be seen; the library escapes what has a meaning in the file, and folds it. */
const line = (text: string): string => cleanText(text).replace(/\s+/gu, " ").trim();
/** Of a name in quotes, which nothing escapes there. */
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

/** Interviews as an iCalendar file (RFC 5545): times in UTC, ids and sequences that let a calendar take the newest of each. */
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
      // When it became what it is, so that the same interview makes the same file.
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
                // Nobody reads an answer that a calendar sends: both sides answer on Fairmatch.
                rsvp: false,
              },
            ]
          : [],
    });
  }
  return calendar.toString();
}
