import * as z from "zod/mini";
import { postalCodeProblem } from "../countries/home-checks.ts";
import { limits } from "../limits.ts";
import { country } from "../operator.ts";
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
/** An announcement ends at most this many days from now. */
export const announcementDays = 30;

/** The line above every page. SQL also checks the link and the end. */
export const announcementSchema = z.object({
  text: requiredLine("Enter the text", announcementLength),
  linkWords: optionalLine(announcementLinkLength),
  /** A page of this site ("/help"), or a web address. */
  link: optionalLine(limits.url),
  /** At most `announcementDays` from now. */
  endsAt: requiredLine("Choose when it ends", 40),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Settings with a single value. */
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

/** The operator's own, written as in its country; SQL checks that apart from the field's other rules. */
export const ownZipCode = settingsSchema.shape.zipCode.check(
  z.refine((code) => !code || postalCodeProblem(code) === null, country.postalCodeAs.message),
);

/** Emails to administrators that go to those chosen here; private.admin_email_kinds says the same. */
export const adminEmailKinds = ["reports", "messages", "health"] as const;
export type AdminEmailKind = (typeof adminEmailKinds)[number];

/** Represents the support address among the recipients. */
export const supportRecipient = "support";
/** Recipients by kind of email: ids of administrators and `supportRecipient`. */
export type AdminEmails = Record<AdminEmailKind, string[]>;

type Single = z.infer<typeof settingsSchema>;

/** What a save sends: only what changed. */
export type SettingsChanges = Partial<Single & { announcement: Announcement | null; emails: Partial<AdminEmails> }>;

/** Settings as administrators read them: unset ones are null or their preset. */
export interface Settings extends Record<Exclude<keyof Single, DaySetting>, string | null>, Record<DaySetting, number> {
  /** Null once it has ended. */
  announcement: Announcement | null;
  emails: AdminEmails;
  administrators: Pick<AuditPerson, "id" | "name">[];
  /** The version the next save must name. */
  changed_at: string;
  /** Null for a deleted account. */
  changed_by: string | null;
}

/** The settings everyone may read. */
export interface SiteSettings {
  operatorName: string | null;
  /** On one line. */
  operatorAddress: string | null;
  supportEmail: string | null;
  announcement: Announcement | null;
  retention: Record<RetentionSetting, number>;
}
