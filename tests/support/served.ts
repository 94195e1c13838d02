import { JSDOM } from "jsdom";
import { createAskApi } from "../../supabase/site/procedures.ts";
import { createSite, type SiteOptions } from "../../supabase/site/site.ts";
import { stackValue } from "./actors.ts";
import { builtSite } from "./built-site.ts";

export const siteUrl = "https://jobs.example.com";

/** The site before the API of the tests. What hosts serve as a file is answered with 200 and "a file". */
export function serve(changes: Partial<SiteOptions> = {}) {
  const apiUrl = stackValue("TEST_API_URL");
  const site = createSite({
    siteUrl,
    apiUrl,
    ask: createAskApi(apiUrl, stackValue("TEST_PUBLISHABLE_KEY")),
    ...changes,
  });
  return async (path: string, init: RequestInit = {}, built = builtSite): Promise<Response> =>
    // A host passes on whatever name it was asked by.
    (await site(new Request(`https://evil.example${path}`, init), built)) ?? new Response("a file");
}

/** A page as a browser without scripts reads it. */
export class ReadPage {
  readonly document: Document;

  constructor(html: string) {
    this.document = new JSDOM(html).window.document;
  }

  /** What a meta element says, by its name or property. */
  meta(name: string): string | null {
    return (
      this.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null
    );
  }

  link(rel: string): string[] {
    return [...this.document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => String(link.getAttribute("href")));
  }

  /** What the one data block of a kind holds; null without. */
  data(selector: string): Record<string, unknown> | null {
    const blocks = this.document.querySelectorAll(`script${selector}`);
    if (blocks.length > 1) throw new Error(`There are ${blocks.length} blocks ${selector}.`);
    return blocks[0] ? JSON.parse(String(blocks[0].textContent)) : null;
  }

  get posting() {
    return this.data('[type="application/ld+json"]');
  }

  get answer() {
    return this.data("#first-answer");
  }
}
