/**
 * Everything the app stores in a browser, by key: the cookies page lists it, and a test compares it with the code. An asterisk is a
 * variable part.
 */
export interface StoredInBrowser {
  key: string;
  /** tab: deleted when the tab is closed. */
  where: "browser" | "tab";
  what: string;
  kept: string;
}

export const storedInBrowser: readonly StoredInBrowser[] = [
  {
    key: "sb-fairmatch-auth-token",
    where: "browser",
    what: "That you are signed in: a token and the email address of your account.",
    kept: "Until you sign out.",
  },
  {
    key: "fairmatch.role",
    where: "browser",
    what: "Whether you were a candidate, company staff or an administrator when you were here last, so that the right page shows at once.",
    kept: "Until you sign out.",
  },
  {
    key: "fairmatch.been-here",
    where: "browser",
    what: "That somebody has signed in here before, and nothing about who.",
    kept: "Until you clear it.",
  },
  {
    key: "fairmatch.theme",
    where: "browser",
    what: "Light or dark, if you chose one.",
    kept: "Until you choose System.",
  },
  {
    key: "fairmatch.announcement",
    where: "browser",
    what: "The text of the announcement you closed, so that it stays closed.",
    kept: "Until you close another or clear it.",
  },
  {
    key: "fairmatch.mine",
    where: "browser",
    what: "For staff: that you look at your own work first.",
    kept: "Until you choose otherwise or sign out.",
  },
  {
    key: "fairmatch.recent",
    where: "browser",
    what: "For staff: the people, jobs and colleagues you opened last from a search.",
    kept: "Until you sign out.",
  },
  {
    key: "fairmatch.keys",
    where: "browser",
    what: "For staff: whether single keys are on.",
    kept: "Until you clear it.",
  },
  {
    key: "fairmatch.swipe-hint",
    where: "browser",
    what: "For staff: how often the hint about swiping was shown.",
    kept: "Until you clear it.",
  },
  {
    key: "fairmatch.ticks",
    where: "browser",
    what: "The skills, level and place you ticked without an account. They are compared with jobs in the browser and are not sent.",
    kept: "Until you remove them, or until your profile has taken them.",
  },
  {
    key: "fairmatch.ticks-owner",
    where: "browser",
    what: "Which new account the ticks are meant for, after Create an account on a job.",
    kept: "Until that account has them.",
  },
  {
    key: "fairmatch.ticks-declined",
    where: "browser",
    what: "Which account did not want them, so that it is not asked again.",
    kept: "Until the ticks are gone.",
  },
  {
    key: "fairmatch.sign-up",
    where: "browser",
    what: "A random number, so that the link in your confirmation email knows the browser you signed up in. Not your password.",
    kept: "Until someone signs in, at most a day.",
  },
  {
    key: "fairmatch.save",
    where: "browser",
    what: "Which job you wanted to save before you signed in.",
    kept: "For an hour.",
  },
  {
    key: "fairmatch.visitor",
    where: "browser",
    what: "A number made up for today, so that a job counts you as one visitor.",
    kept: "A new one each day.",
  },
  {
    key: "fairmatch.source.*",
    where: "tab",
    what: "How you came to a job: by search, by a shared link, from another site. An application tells its company.",
    kept: "Until the tab is closed.",
  },
  {
    key: "fairmatch.draft.*",
    where: "tab",
    what: "What you typed and did not send. Never passwords, never files.",
    kept: "Until it is sent, you sign out, or the tab is closed.",
  },
  {
    key: "fairmatch.drafts-ended",
    where: "browser",
    what: "A word from one tab to the others that you signed out.",
    kept: "Removed at once.",
  },
  {
    key: "fairmatch.scroll",
    where: "tab",
    what: "How far down you were on a page, for the way back.",
    kept: "Until the tab is closed.",
  },
];
