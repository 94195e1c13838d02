import type { ContactTopic } from "@contracts/administration/contact";

/** What to include, so that a reply can help right away. */
export const topicHints: Record<ContactTopic, string> = {
  plan: "To start, change or renew one: the name of the company as it is registered, and the plan you want.",
  registration:
    "The name of the company. Your dashboard shows why it was rejected, and you can fix and resubmit it there.",
  account:
    "The email address of the account, and what happens when you sign in. Never send a password: we don't need it.",
  fault: "The page you were on, what you did, and what it said.",
  privacy:
    "What you'd like to know or have changed. You can read, download and delete your data yourself: candidates in their settings under Data, company staff under User Profile.",
  other: "Tell us in your own words.",
};
