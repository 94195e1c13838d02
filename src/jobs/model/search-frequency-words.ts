import type { AlertFrequency } from "@contracts/jobs/job-alert";
import type { SearchFrequency } from "@contracts/jobs/saved-search";

export const searchFrequencyWords: Record<SearchFrequency, string> = {
  daily: "Daily",
  weekly: "On Mondays",
  off: "Off",
};

/** For a choice that is itself the button. */
export const alertFrequencyWords: Record<AlertFrequency, string> = { daily: "Daily", weekly: "Mondays" };
