import { expect, it } from "vitest";
import { findLinks } from "@/features/candidate/profile/resume/find-contact";
import { lineOf } from "@/features/candidate/profile/resume/resume-text";

const portfolioIn = (text: string) => findLinks([lineOf(text, 1)], [], []).portfolio?.value;

it("finds a page of one's own under the endings such pages have", () => {
  expect(portfolioIn("Malmö | emilhakansson.studio")).toBe("https://emilhakansson.studio");
  expect(portfolioIn("Leeds | www.ana-brandt.co.uk")).toBe("https://www.ana-brandt.co.uk");
});

it("takes no technology and no mailbox for a page", () => {
  expect(portfolioIn("Node.js, ASP.NET Core, Vue.js")).toBeUndefined();
  expect(portfolioIn("emil@hakansson.studio")).toBeUndefined();
});
