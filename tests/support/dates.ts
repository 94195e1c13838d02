import { addDays, earliestDay, utcDay } from "../../supabase/functions/_shared/contracts/day.ts";

/** The day (UTC) a number of days from today, as yyyy-mm-dd. */
export const day = (fromToday: number): string => addDays(utcDay(), fromToday);

/** The day a number of days from the first that hasn't ended as a limit (RULES: Days): 0 ends next, -1 has ended. */
export const openDay = (fromFirst: number): string => addDays(earliestDay(), fromFirst);

/** The end of an expired plan. */
export const overEnd = (): Date => new Date(openDay(-1));
