/** Cache keys of jobs as candidates and visitors see them. */
export const publicJobKeys = {
  all: ["public-jobs"] as const,
  search: (query: string) => [...publicJobKeys.all, "search", query] as const,
  saved: () => [...publicJobKeys.all, "saved"] as const,
  potential: () => [...publicJobKeys.all, "potential"] as const,
  detail: (id: string) => [...publicJobKeys.all, "detail", id] as const,
  questions: (id: string) => [...publicJobKeys.all, "questions", id] as const,
};
