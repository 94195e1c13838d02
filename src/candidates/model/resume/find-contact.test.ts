import { expect, it } from "vitest";
import { findEmail, findLinks, findPhone } from "@/candidates/model/resume/find-contact";
import { lineOf } from "@/candidates/model/resume/resume-text";

const portfolioIn = (text: string) => findLinks([lineOf(text, 1)], [], []).portfolio?.value;

it("finds a personal website without a protocol", () => {
  expect(portfolioIn("Malmö | emilhakansson.studio")).toBe("https://emilhakansson.studio");
  expect(portfolioIn("Leeds | www.ana-brandt.co.uk")).toBe("https://www.ana-brandt.co.uk");
});

it("does not mistake a technology or an email address for a website", () => {
  expect(portfolioIn("Node.js, ASP.NET Core, Vue.js")).toBeUndefined();
  expect(portfolioIn("emil@hakansson.studio")).toBeUndefined();
});

it.each([
  ["Minneapolis, MN 55401 (612) 555-0148", "(612) 555-0148"],
  ["206.555.0171  emily@example.com  1402 Pine Street", "206.555.0171"],
  ["+91 98765 43210 | Pune", "+91 98765 43210"],
])("keeps ZIP codes and house numbers out of the phone number in %s", (text, phone) => {
  expect(findPhone([lineOf(text, 1)])?.value).toBe(phone);
});

it("uses a phone number outside the contact lines only if it is labeled", () => {
  expect(findPhone([], [lineOf("Supervisor (202) 555-0101", 1)])).toBeUndefined();
  expect(findPhone([], [lineOf("Phone: (202) 555-0101", 1)])?.value).toBe("(202) 555-0101");
});

it("completes a cut-off email address from its link", () => {
  const pages = [{ lines: [], links: ["mailto:rjcoleman@example.com"] }];
  expect(findEmail([lineOf("man@example.com", 1)], pages)?.value).toBe("rjcoleman@example.com");
});

it("accepts a linked website that contains the person's name, but not half a website", () => {
  const pages = [{ lines: [], links: ["https://diegoramirez.mx", "https://example.com/prize"] }];
  expect(findLinks([lineOf("Portfolio", 1)], [], pages, "Ramírez").portfolio?.value).toBe("https://diegoramirez.mx");
  expect(findLinks([lineOf("whitfield- writes.com", 1)], [], []).portfolio).toBeUndefined();
});
