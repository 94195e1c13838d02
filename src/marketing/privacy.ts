import { keptInWords, personalData } from "@contracts/accounts/personal-data";
import type { RetentionDays } from "@contracts/accounts/retention";
import { type Article, operatorParts } from "@/marketing/article";

/** What we store about people, from the list that a test compares with the database. */
export const privacy = (operator: string, days: RetentionDays): Article => ({
  title: "Privacy",
  lead: "What we store about you, why, for how long, and who can read it. This page is made from the list our database is tested against.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        operator,
        "Companies are responsible for what they do with applications they receive. Please ask them about it.",
      ],
    },
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "Companies you apply to can read your profile, and so can a company that represents you, if you agreed.",
            "We don't sell anything or give anything to advertisers. There is no tracking: see [Cookies](/cookies).",
            "The match sorts lists. It decides nothing about you.",
            "You can read, correct, download and delete your data yourself.",
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
      title: "Our legal basis",
      blocks: [
        "We need most of it to do what you asked for: keep an account, send an application, fill a job. The log, the limits and the digests keep the service safe for everyone. Being represented, being shown to partners and each submission to a job need your consent, which you can withdraw at any time.",
      ],
    },
    {
      id: "where",
      title: "Where it is stored",
      blocks: [
        "In the database, file storage and mail server that the operator has chosen. Mail servers see the emails they deliver. Connections are encrypted where the operator has set up the site as documented.",
        `Copies of the database are kept for ${days.backup} days. What you delete stays in them until then, and is restored only if the whole database has to be.`,
      ],
    },
    {
      id: "rights",
      title: "What you can do yourself",
      blocks: [
        {
          list: [
            "**Read and correct**: your [profile](/candidate/profile), your [applications](/candidate/applications), and, at a company, your own details under User Profile.",
            "**See who looked**: [Data](/settings/data), in your settings, lists who opened your profile and documents.",
            "**Download**: everything in one archive, from the same page.",
            "**Turn off**: emails by the link at their end, partners by a switch, a company that represents you by one press.",
            "**Delete**: the account with everything in it.",
          ],
        },
        "For anything else [write to us](/contact) under Your data. You can also complain to the data protection authority where you live.",
      ],
    },
    {
      id: "deletion",
      title: "When you delete your account",
      blocks: [
        {
          facts: [
            [
              "Deleted right away",
              "Your account and its sessions, profile, documents, applications with their answers and files, conversations with companies, interviews and offers on both sides, saved jobs and searches, notifications, and messages you sent us while signed in.",
            ],
            ["Deleted on a date", `Copies of the database, ${days.backup} days later.`],
            [
              "Stays",
              `At companies, a number that doesn't identify you. In the log, for ${days.audit} days, that something was done, without your name. If you are staff, what you did for your company, with your notes under “A former colleague”. Emails that companies received stay in their mailboxes.`,
            ],
          ],
        },
      ],
    },
    ...operatorParts("privacy"),
  ],
});
