import * as z from "zod/mini";
import { requiredText } from "../text.ts";

/** A message from an administrator to a company or a reporter. */
export const adminWordsSchema = z.object({ words: requiredText("Write your message", 2_000) });

/** Earlier decisions on a company's other jobs and messages, and its warnings. */
export type EarlierReports = Record<"offline" | "removed" | "dismissed" | "warned", number>;
