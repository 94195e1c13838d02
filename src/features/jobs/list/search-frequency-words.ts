import type { SearchFrequency } from "@contracts/saved-search";

export const searchFrequencyWords: Record<SearchFrequency, string> = {
  daily: "Daily",
  weekly: "Weekly, on Mondays",
  off: "Off",
};
