import { retentionDays } from "../accounts/retention.ts";

/** Settings in days: their bounds, and their presets. */
export const dayBounds = {
  trialDays: { min: 7, max: 90, preset: 30 },
  unconfirmedAccount: { min: 2, max: 60, preset: retentionDays.unconfirmedAccount },
  notification: { min: 30, max: 730, preset: retentionDays.notification },
  profileView: { min: 90, max: 730, preset: retentionDays.profileView },
  endedInvitation: { min: 30, max: 365, preset: retentionDays.endedInvitation },
  contactMessage: { min: 30, max: 730, preset: retentionDays.contactMessage },
  audit: { min: 365, max: 2_555, preset: retentionDays.audit },
  backup: { min: 7, max: 35, preset: retentionDays.backup },
} as const;
export type DaySetting = keyof typeof dayBounds;
export type RetentionSetting = Exclude<DaySetting, "trialDays">;

/** "7 to 90 days": the hint under a number and its error. */
export const boundsInWords = (setting: DaySetting): string =>
  `${dayBounds[setting].min} to ${dayBounds[setting].max.toLocaleString("en-US")} days`;
