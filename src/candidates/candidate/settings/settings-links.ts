import { CircleUserRound, Database, FileUser, type LucideIcon, Mail, SlidersHorizontal } from "lucide-react";
import { paths } from "@/config/paths";

export interface SettingsLink {
  label: string;
  to: string;
  icon: LucideIcon;
  /** A summary, where there is room. */
  text: string;
}

export const settingsTabs: readonly SettingsLink[] = [
  { label: "Account", to: paths.candidate.security(), icon: CircleUserRound, text: "Email, password, devices" },
  { label: "Emails", to: paths.candidate.emails(), icon: Mail, text: "What we email you about" },
  { label: "Data", to: paths.candidate.data(), icon: Database, text: "Download, who looked, delete account" },
];

/** Other settings, on pages of their own. */
export const settingsPages: readonly SettingsLink[] = [
  { label: "Profile", to: paths.candidate.profile(), icon: FileUser, text: "What companies read" },
  {
    label: "Preferences",
    to: paths.candidate.preferences(),
    icon: SlidersHorizontal,
    text: "What you're looking for, and who can find you",
  },
];
