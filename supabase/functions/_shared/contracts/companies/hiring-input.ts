import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { optionalLine, requiredLine } from "../text.ts";

export const hiringStepSchema = z.object({
  name: requiredLine("Name the step", limits.hiringStep),
  /** Duration and format: "30 min, video". */
  length: optionalLine(limits.hiringStep),
  what: optionalLine(limits.hiringStepText),
});

const hours = "Enter a whole number of hours from 24 to 336";

/** How a company hires, for all its jobs; keys are the columns of companies. SQL checks both by hand; a test compares them. */
export const hiringSchema = z.object({
  /** Until a first reply; null: no promise. The CHECK in SQL has the same limits. */
  first_reply_hours: z.nullable(z.int(hours).check(z.minimum(24, hours), z.maximum(336, hours))),
  hiring_steps: z
    .array(hiringStepSchema)
    .check(z.maxLength(limits.hiringSteps, `Use at most ${limits.hiringSteps} steps`)),
});
