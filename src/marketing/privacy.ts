import { keptInWords, personalData } from "@contracts/accounts/personal-data";
import type { RetentionDays } from "@contracts/accounts/retention";
import { type Article, operatorParts } from "@/marketing/article";

/** What is kept of people, from the list that a test compares with the database. */
export const privacy = (operator: string, days: RetentionDays): Article => ({
  title: "Privacy",
  lead: "What is kept of you, what for, how long, and who reads it. This page is made from the list the database is tested against.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        operator,
        "What companies do with applications they have received is their responsibility; ask them about it.",
      ],
    },
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "Your profile is read by companies you apply to, and by one that manages you if you agreed.",
            "Nothing is sold, and nothing is given to advertisers. There is no tracking: see [Cookies](/cookies).",
            "The match puts lists in order and decides nothing about you.",
            "You can read, correct, download and delete what is yours, without asking anybody.",
          ],
        },
      ],
    },
    ...Object.entries(personalData).map(([id, { title, what, why, kept, readers }]) => ({
      id,
      title,
      blocks: [
        {
          facts: [
            ["What", what],
            ["What for", why],
            ["How long", keptInWords(kept, days)],
            ["Who reads it", readers],
          ] as const,
        },
      ],
    })),
    {
      id: "basis",
      title: "Why we may",
      blocks: [
        "Most of it is needed to do what you asked for: keep an account, send an application, fill a job. The log, the limits and the digests keep the service safe, which is in everybody's interest. Being managed, being shown to partners and each putting-forward need your consent, which you can take back at any time.",
      ],
    },
    {
      id: "where",
      title: "Where it is",
      blocks: [
        "On the database, file storage and mail server that the operator has chosen. Mail servers see the mails they deliver. Connections are encrypted where the operator has set up the site as documented.",
        `Copies of the database are kept for ${days.backup} days. What you delete is in them until then, and comes back from them only if everything has to.`,
      ],
    },
    {
      id: "rights",
      title: "What you can do yourself",
      blocks: [
        {
          list: [
            "**Read and correct**: your [profile](/candidate/profile), your [applications](/candidate/applications), your own data at a company under User Profile.",
            "**See who looked**: [Data](/settings/data), in your settings, lists who opened your profile and documents.",
            "**Download**: everything in one archive, from the same page.",
            "**Turn off**: mails by the link at their end, partners by a switch, a managing company by one press.",
            "**Delete**: the account with everything in it.",
          ],
        },
        "For anything else [write to us](/contact) under Your data. You may also complain to the authority that looks after data protection where you live.",
      ],
    },
    {
      id: "deletion",
      title: "When you delete your account",
      blocks: [
        {
          facts: [
            [
              "Goes at once",
              "Your account and its sessions, profile, documents, applications with their answers and files, conversations with companies, interviews and offers on both sides, saved jobs and searches, notifications, and messages you sent us while signed in.",
            ],
            ["Goes on a date", `Copies of the database, ${days.backup} days later.`],
            [
              "Stays",
              `At companies a number without you in it. In the log, for ${days.audit} days, that something was done, without what names you. Of staff, what they did for their company, with notes under “A former colleague”. A mail that companies received is in their mailboxes.`,
            ],
          ],
        },
      ],
    },
    ...operatorParts("privacy"),
  ],
});
