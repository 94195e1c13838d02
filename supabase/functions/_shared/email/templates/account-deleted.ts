import * as z from "zod/mini";
import { dayInWords } from "../day-in-words.ts";
import { mailTemplate } from "../template.ts";

/** The last one to an account's address. */
export const accountDeleted = mailTemplate({
  schema: z.object({ backups_until: z.string(), path: z.string() }),
  write: ({ backups_until, path }) => ({
    subject: "Your account is deleted",
    heading: "Your account is deleted",
    paragraphs: [
      "Your Fairmatch account, your profile and your files are gone, and no device is signed in any more. Signing in does not bring them back.",
      `Copies in our backups go by ${dayInWords(backups_until)}. Of applications stays that somebody applied, on which day and how it ended, and of work in a team what was done for the company, without your name.`,
      "If this was not you, contact support at once. We do not keep this address: this is the last mail it gets.",
    ],
    action: { label: "Go to Fairmatch", path },
    reason: "You receive this mail because the account of this address on Fairmatch was deleted.",
  }),
});
