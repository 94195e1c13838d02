import { productName } from "@contracts/operator";
import { type Article, operatorParts } from "@/marketing/article";
import { type StoredInBrowser, storedInBrowser } from "@/marketing/browser-storage";
import { ReadingPage } from "@/marketing/reading-page";

const factsOf = (where: StoredInBrowser["where"]) =>
  storedInBrowser
    .filter((each) => each.where === where)
    .map(({ key, what, kept }) => [key, `${what} ${kept}`] as const);

export const cookies: Article = {
  title: "Cookies",
  lead: `${productName} sets no cookies. What it needs to remember stands in your browser's own storage, and here is all of it.`,
  sections: [
    {
      id: "none",
      title: "No cookies, no tracking",
      blocks: [
        "There are no advertising or measuring services, no pictures or scripts of other companies, and nothing that follows you to other sites. So there is no banner to click away.",
        "Everything below is needed for something you do here. Of it only the session, today's visitor number and, with an application, how you came to the job are sent, to our own server.",
      ],
    },
    {
      id: "browser",
      title: "Kept in this browser",
      blocks: [{ facts: factsOf("browser") }],
    },
    {
      id: "tab",
      title: "Kept in one tab",
      blocks: [{ facts: factsOf("tab") }],
    },
    {
      id: "clear",
      title: "How to clear it",
      blocks: [
        "Signing out forgets the session, the role and your drafts at once, in every tab. The rest goes when you clear the data of this site in the settings of your browser. Then you sign in again, and nothing on our side is lost.",
      ],
    },
    ...operatorParts("cookies"),
  ],
};

/** /cookies: what the browser keeps, by name. */
export const CookiesPage = () => <ReadingPage {...cookies} />;
