import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";
import { savedSearchJobs } from "./saved-search-jobs.ts";

/** To an address someone typed: nothing starts until its owner confirms behind the link (RULES: Jobs). */
export const jobAlertConfirmation = mailTemplate({
  schema: z.object({ path: z.string() }),
  write: ({ path }) => ({
    subject: "Confirm your job alert",
    heading: "One click to start",
    paragraphs: [
      "You asked us to email you new jobs. Open the link within 24 hours and press the button there to start.",
      "If it wasn't you, ignore this email and nothing more is sent.",
    ],
    action: { label: "See your job alert", path },
    reason: `You're receiving this email because this address was entered for job alerts on ${productName}.`,
  }),
});

/** To a visitor: new jobs for their alerts, like those for saved searches. */
export const jobAlert = mailTemplate({
  schema: savedSearchJobs.schema,
  write: (found) => ({
    ...savedSearchJobs.write(found),
    action: { label: "Change or stop your alerts", path: found.path },
    reason: `You're receiving this email because you confirmed a job alert on ${productName}.`,
  }),
});
