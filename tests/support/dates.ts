import { addDays, earliestDay, utcDay } from "../../supabase/functions/_shared/contracts/day.ts";

/** The day that many days from today (UTC), as yyyy-mm-dd. */
export const day = (fromToday: number): string => addDays(utcDay(), fromToday);

/** The day that many days from the first that is not over as a limit (RULES: Days): 0 is the next to end, -1 is over. */
export const openDay = (fromFirst: number): string => addDays(earliestDay(), fromFirst);

/** A plan with this end is over. */
export const overEnd = (): Date => new Date(openDay(-1));
