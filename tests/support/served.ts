import { JSDOM } from "jsdom";
import { createAskApi } from "../../supabase/site/procedures.ts";
import { createSite, type SiteOptions } from "../../supabase/site/site.ts";
import { stackValue } from "./accounts.ts";
import { builtSite } from "./built-site.ts";

export const siteUrl = "https://jobs.example.com";

/** The site in front of the tests' API, requested like browsers do. What hosts serve as a file gets 200 and "a file". */
export function serve(changes: Partial<SiteOptions> = {}) {
  const apiUrl = stackValue("TEST_API_URL");
  const site = createSite({
    siteUrl,
    apiUrl,
    // A slow machine takes longer than visitors would wait.
    ask: createAskApi(apiUrl, stackValue("TEST_PUBLISHABLE_KEY"), 10),
    ...changes,
  });
  return async (path: string, init: RequestInit = {}, built = builtSite): Promise<Response> => {
    // A host forwards any host name.
    const get = async (to: string) =>
      (await site(new Request(`https://evil.example${to}`, init), built)) ?? new Response("a file");
    const answer = await get(path);
    return answer.status === 301 && init.redirect !== "manual" ? get(String(answer.headers.get("location"))) : answer;
  };
}

/** A page as a browser without scripts reads it. */
export class ReadPage {
  readonly document: Document;

  constructor(html: string) {
    this.document = new JSDOM(html).window.document;
  }

  /** A meta element's content, by name or property. */
  meta(name: string): string | null {
    return (
      this.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null
    );
  }

  link(rel: string): string[] {
    return [...this.document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => String(link.getAttribute("href")));
  }

  /** Its structured data blocks, as schema.org objects. */
  get markup(): Record<string, unknown>[] {
    return [...this.document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
      JSON.parse(String(block.textContent)),
    );
  }

  /** The page's job posting; null without one. */
  get posting() {
    return this.markup[0] ?? null;
  }

  get answer(): Record<string, unknown> | null {
    const block = this.document.querySelector("script#first-answer");
    return block && JSON.parse(String(block.textContent));
  }
}
