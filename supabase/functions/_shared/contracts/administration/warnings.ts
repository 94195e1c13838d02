import * as z from "zod/mini";
import { requiredText } from "../text.ts";

/** What an administrator writes to a company, or to whoever reported something. */
export const adminWordsSchema = z.object({ words: requiredText("Write your message", 2_000) });

/** What was decided about other jobs of a company and messages it wrote, and how often it was warned. */
export type EarlierReports = Record<"offline" | "removed" | "dismissed" | "warned", number>;
