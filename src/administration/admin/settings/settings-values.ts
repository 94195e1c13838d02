import { type DaySetting, dayBounds } from "@contracts/administration/day-settings";
import {
  type AdminEmails,
  adminEmailKinds,
  announcementSchema,
  ownZipCode,
  type Settings,
  settingsSchema,
} from "@contracts/administration/settings";
import * as z from "zod/mini";
import type { EditBase } from "@/components/form/edit-base";

const texts = ["operatorName", "street", "city", "state", "zipCode", "supportEmail"] as const;
const days = Object.keys(dayBounds) as DaySetting[];

/** The announcement's form values; endsAt as datetime-local, in the reader's time zone. */
interface AnnouncementValues {
  isOn: boolean;
  text: string;
  linkWords: string;
  link: string;
  endsAt: string;
}

/** Numbers are strings. */
export type SettingsValues = Record<(typeof texts)[number] | DaySetting, string> & {
  announcement: AnnouncementValues;
  emails: AdminEmails;
  base: EditBase;
};

/** "2026-11-29T07:30", in the reader's time zone. */
function localTime(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const moment = (local: string): string => (Number.isNaN(Date.parse(local)) ? "" : new Date(local).toISOString());

const fromEntries = <Name extends string>(names: readonly Name[], of: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, string>;

const valuesOf = (settings: Settings) => ({
  ...fromEntries(texts, (name) => settings[name] ?? ""),
  ...fromEntries(days, (name) => String(settings[name])),
  announcement: {
    isOn: settings.announcement !== null,
    text: settings.announcement?.text ?? "",
    linkWords: settings.announcement?.linkWords ?? "",
    link: settings.announcement?.link ?? "",
    endsAt: settings.announcement ? localTime(settings.announcement.endsAt) : "",
  },
  emails: settings.emails,
});

export const settingsEditBase = (settings: Settings): EditBase => ({
  updatedAt: settings.changed_at,
  values: valuesOf(settings),
});

export const settingsValues = (settings: Settings): SettingsValues => ({
  ...valuesOf(settings),
  base: settingsEditBase(settings),
});

/** A number as typed: "2,555". */
export const daysOf = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed.replaceAll(",", "")));

const recipients = z.array(z.string()).check(z.minLength(1, "Choose at least one person"));

const inputSchema = z.extend(settingsSchema, {
  zipCode: ownZipCode,
  announcement: z.nullable(announcementSchema),
  emails: z.object(
    Object.fromEntries(adminEmailKinds.map((kind) => [kind, recipients])) as Record<
      keyof AdminEmails,
      typeof recipients
    >,
  ),
});
export type SettingsOutput = z.output<typeof inputSchema>;

export const settingsFormSchema = z.pipe(
  z.transform(({ base: _base, announcement: { isOn, ...announcement }, ...values }: SettingsValues): unknown => ({
    ...values,
    ...Object.fromEntries(days.map((name) => [name, daysOf(values[name])])),
    announcement: isOn ? { ...announcement, endsAt: moment(announcement.endsAt) } : null,
  })),
  inputSchema,
);
