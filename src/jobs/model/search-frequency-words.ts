import type { SearchFrequency } from "@contracts/saved-search";

export const searchFrequencyWords: Record<SearchFrequency, string> = {
  daily: "Daily",
  weekly: "On Mondays",
  off: "Off",
};
