/** Cache keys of what a candidate searches for again. */
export const savedSearchKeys = {
  all: ["saved-searches"] as const,
};
