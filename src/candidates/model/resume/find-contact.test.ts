import { expect, it } from "vitest";
import { findEmail, findLinks, findPhone } from "@/candidates/model/resume/find-contact";
import { lineOf } from "@/candidates/model/resume/resume-text";

const portfolioIn = (text: string) => findLinks([lineOf(text, 1)], [], []).portfolio?.value;

it("finds a page of one's own under the endings such pages have", () => {
  expect(portfolioIn("Malmö | emilhakansson.studio")).toBe("https://emilhakansson.studio");
  expect(portfolioIn("Leeds | www.ana-brandt.co.uk")).toBe("https://www.ana-brandt.co.uk");
});

it("takes no technology and no mailbox for a page", () => {
  expect(portfolioIn("Node.js, ASP.NET Core, Vue.js")).toBeUndefined();
  expect(portfolioIn("emil@hakansson.studio")).toBeUndefined();
});

it.each([
  ["Minneapolis, MN 55401 (612) 555-0148", "(612) 555-0148"],
  ["206.555.0171  emily@example.com  1402 Pine Street", "206.555.0171"],
  ["+91 98765 43210 | Pune", "+91 98765 43210"],
])("takes no ZIP code and no house number into the phone of %s", (text, phone) => {
  expect(findPhone([lineOf(text, 1)])?.value).toBe(phone);
});

it("takes a number elsewhere only where it is called so", () => {
  expect(findPhone([], [lineOf("Supervisor (202) 555-0101", 1)])).toBeUndefined();
  expect(findPhone([], [lineOf("Phone: (202) 555-0101", 1)])?.value).toBe("(202) 555-0101");
});

it("takes the whole address from the link behind the half of it", () => {
  const pages = [{ lines: [], links: ["mailto:rjcoleman@example.com"] }];
  expect(findEmail([lineOf("man@example.com", 1)], pages)?.value).toBe("rjcoleman@example.com");
});

it("accepts a page behind a link that has a person's name, and not half of one", () => {
  const pages = [{ lines: [], links: ["https://diegoramirez.mx", "https://example.com/prize"] }];
  expect(findLinks([lineOf("Portfolio", 1)], [], pages, "Ramírez").portfolio?.value).toBe("https://diegoramirez.mx");
  expect(findLinks([lineOf("whitfield- writes.com", 1)], [], []).portfolio).toBeUndefined();
});
