import { formatShortDay } from "@/lib/format-date";

const dayMs = 86_400_000;

/** The day by which whoever applies now is promised an answer, counted in UTC days as applications_keep_answer_day does. */
export const answerDay = (days: number, now = Date.now()): string =>
  formatShortDay(new Date(now + days * dayMs).toISOString().slice(0, 10), new Date(now));
