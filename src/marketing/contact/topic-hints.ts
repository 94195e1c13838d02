import type { ContactTopic } from "@contracts/administration/contact";

/** What to include, so that a reply can help right away. */
export const topicHints: Record<ContactTopic, string> = {
  plan: "To start, change or renew one: the name of the company as it is registered, and the plan you want.",
  registration:
    "The name of the company. The reason for a rejection stands on your dashboard, and you can correct and submit it again there.",
  account:
    "The email address of the account, and what happens when you sign in. Never send a password: we do not need it.",
  fault: "The page you were on, what you did, and what it said.",
  privacy:
    "What you would like to know, or have changed. Reading, downloading and deleting your data needs nobody: candidates do it in their settings under Data, company staff under User Profile.",
  other: "Whatever it is, in your words.",
};
