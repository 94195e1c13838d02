import * as z from "zod/mini";
import { dayInWords } from "../../contracts/day.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** The last email to a deleted account's address. */
export const accountDeleted = mailTemplate({
  schema: z.object({ backups_until: z.string(), path: z.string() }),
  write: ({ backups_until, path }) => ({
    subject: "Your account is deleted",
    heading: "Your account is deleted",
    paragraphs: [
      `Your ${productName} account and everything in it are gone, and every device is signed out. This can't be undone.`,
      `Copies in our backups are deleted by ${dayInWords(backups_until)}. Records others keep, such as an application to a job, no longer show your name.`,
      "If this wasn't you, contact support right away. We don't keep this address, so this is the last email we'll send to it.",
    ],
    action: { label: "Contact support", path },
    reason: `You're receiving this email because the ${productName} account with this address was deleted.`,
  }),
});
