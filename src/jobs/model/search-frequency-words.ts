import type { SearchFrequency } from "@contracts/jobs/saved-search";

export const searchFrequencyWords: Record<SearchFrequency, string> = {
  daily: "Daily",
  weekly: "On Mondays",
  off: "Off",
};
