import type { WrittenHead } from "./document.ts";

/** What the build leaves for whoever serves the site (supabase/local/site/first-load.ts writes it, as site.json). */
export interface BuiltSite {
  /** app.html, the page of every address that has no other. */
  shell: string;
  /** What stands in #root around the main part of a visitor's page. */
  frame: { before: string; after: string };
  /** Pages that are written whole, by their path: the same for every visitor. */
  written: string[];
  /** What their heads say of them, by the same. */
  heads: Record<string, WrittenHead>;
  /** The list of jobs as it is written, without jobs. */
  jobList: string;
  /** Addresses of the app, as texts of regular expressions. */
  routes: string[];
  /** Files beside the pages and /assets. */
  files: string[];
  /** robots.txt without the address of the sitemap. */
  robots: string;
  /** What a page asks the API first when a visitor opens it, by the pattern of its address; an id in the body is ":id". */
  first: Record<string, { procedure: string; body: string }>;
}
