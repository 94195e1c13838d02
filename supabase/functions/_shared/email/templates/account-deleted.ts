import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { dayInWords } from "../day-in-words.ts";
import { mailTemplate } from "../template.ts";

/** The last email to a deleted account's address. */
export const accountDeleted = mailTemplate({
  schema: z.object({ backups_until: z.string(), path: z.string() }),
  write: ({ backups_until, path }) => ({
    subject: "Your account is deleted",
    heading: "Your account is deleted",
    paragraphs: [
      `Your ${productName} account and all that was yours in it are gone, and no device is signed in any more. Signing in does not bring them back.`,
      `Copies in our backups go by ${dayInWords(backups_until)}. What stays with others, such as that somebody applied for a job or moved an application on, is without your name.`,
      "If this was not you, contact support at once. We do not keep this address: this is the last mail it gets.",
    ],
    action: { label: "Contact support", path },
    reason: `You receive this email because the account of this address on ${productName} was deleted.`,
  }),
});
