import type { DaySetting } from "@contracts/administration/day-settings";
import type { AdminEmailKind } from "@contracts/administration/settings";
import { country } from "@contracts/operator";

/** Day settings by section, in display order. */
export const retentionSettings = [
  "unconfirmedAccount",
  "notification",
  "profileView",
  "endedInvitation",
  "contactMessage",
  "audit",
  "backup",
] as const satisfies readonly DaySetting[];

const labels: Record<string, string> = {
  operatorName: "Operator name",
  street: "Street",
  city: "City",
  state: country.region,
  zipCode: country.postalCode,
  supportEmail: "Support address",
  announcement: "Announcement",
  trialDays: "Length of a free trial",
  unconfirmedAccount: "Sign-ups that weren't confirmed",
  notification: "Notifications",
  profileView: "Profile and document views",
  endedInvitation: "Details from invitations that ended",
  contactMessage: "Contact page messages",
  audit: "Audit log",
  backup: "Backups",
  emails: "Administrators' emails",
};

export const settingLabel = (name: string): string => labels[name] ?? name;

export const adminEmailWords: Record<AdminEmailKind, { name: string; when: string }> = {
  reports: { name: "Reported jobs and messages", when: "Right away" },
  messages: { name: "Contact page messages", when: "Right away" },
  health: { name: "New errors and late schedules", when: "Once a day" },
};
