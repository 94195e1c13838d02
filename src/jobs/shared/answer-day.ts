import { formatShortDay } from "@/lib/format-date";

const dayMs = 86_400_000;

/** The promised reply date for applying now, in UTC days as in applications_keep_answer_day. */
export const answerDay = (days: number, now = Date.now()): string =>
  formatShortDay(new Date(now + days * dayMs).toISOString().slice(0, 10), new Date(now));
