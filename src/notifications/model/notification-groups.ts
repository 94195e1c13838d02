import type { Notification } from "@contracts/notifications/notification";
import { formatShortDay } from "@/lib/format-date";
import { relativeDay } from "@/lib/format-time";

export interface NotificationGroup {
  newest: Notification;
  /** About the same person, earlier that day. */
  earlier: Notification[];
}

export interface NotificationDay {
  day: string;
  groups: NotificationGroup[];
}

/** The person it is about, by application or profile; those without one are separate. */
const personOf = ({ id, data }: Notification): string => data.application_id ?? data.candidate_id ?? id;

/** Notifications, newest first, by day, and within a day by person. */
export function notificationDays(list: readonly Notification[], now = new Date()): NotificationDay[] {
  const days = new Map<string, Map<string, Notification[]>>();
  for (const each of list) {
    const day = relativeDay(each.created_at, now) ?? formatShortDay(each.created_at, now);
    const people = days.get(day) ?? new Map<string, Notification[]>();
    people.set(personOf(each), [...(people.get(personOf(each)) ?? []), each]);
    days.set(day, people);
  }
  return [...days].map(([day, people]) => ({
    day,
    groups: [...people.values()].flatMap(([newest, ...earlier]) => (newest ? [{ newest, earlier }] : [])),
  }));
}
