import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { optionalEmail, optionalLine, requiredLine } from "../text.ts";
import type { AuditPerson } from "./audit.ts";
import { boundsInWords, type DaySetting, dayBounds, type RetentionSetting } from "./day-settings.ts";

const days = (setting: DaySetting) => {
  const { min, max } = dayBounds[setting];
  const message = boundsInWords(setting);
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

export const announcementLength = 160;
export const announcementLinkLength = 40;
/** How many days away an announcement may end. */
export const announcementDays = 30;

/** The line above every page. SQL also checks that its link is one and that it ends in time. */
export const announcementSchema = z.object({
  text: requiredLine("Enter the text", announcementLength),
  linkWords: optionalLine(announcementLinkLength),
  /** A page of this site ("/help"), or a web address. */
  link: optionalLine(limits.url),
  /** A moment at most `announcementDays` away. */
  endsAt: requiredLine("Choose when it ends", 40),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** The settings that are one value each. */
export const settingsSchema = z.object({
  operatorName: optionalLine(120),
  street: optionalLine(limits.shortText),
  city: optionalLine(limits.city),
  state: optionalLine(limits.city),
  zipCode: optionalLine(limits.zipCode),
  supportEmail: optionalEmail("Enter an email address"),
  trialDays: days("trialDays"),
  unconfirmedAccount: days("unconfirmedAccount"),
  notification: days("notification"),
  profileView: days("profileView"),
  endedInvitation: days("endedInvitation"),
  contactMessage: days("contactMessage"),
  audit: days("audit"),
  backup: days("backup"),
});

/** Emails to administrators that go to those chosen here; private.admin_email_kinds says the same. */
export const adminEmailKinds = ["reports", "messages", "health"] as const;
export type AdminEmailKind = (typeof adminEmailKinds)[number];

/** Stands for the support address among those who get an email. */
export const supportRecipient = "support";
/** Ids of administrators and `supportRecipient`, by kind of email. */
export type AdminEmails = Record<AdminEmailKind, string[]>;

type Single = z.infer<typeof settingsSchema>;

/** What a save sends: the settings that changed. */
export type SettingsChanges = Partial<Single & { announcement: Announcement | null; emails: Partial<AdminEmails> }>;

/** As administrators read them: what is unset is null, or its preset. */
export interface Settings extends Record<Exclude<keyof Single, DaySetting>, string | null>, Record<DaySetting, number> {
  /** One that has ended is null. */
  announcement: Announcement | null;
  emails: AdminEmails;
  administrators: Pick<AuditPerson, "id" | "name">[];
  /** Which version this is, for the next save. */
  changed_at: string;
  /** Who made it, and null for an account that is gone. */
  changed_by: string | null;
}

/** What everyone may read of the settings. */
export interface SiteSettings {
  operatorName: string | null;
  /** In one line. */
  operatorAddress: string | null;
  supportEmail: string | null;
  announcement: Announcement | null;
  retention: Record<RetentionSetting, number>;
}
