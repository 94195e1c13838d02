import type { WrittenHead } from "./document.ts";

/** The build's data for the web server (written by supabase/local/site/first-load.ts as site.json). */
export interface BuiltSite {
  /** app.html, the page for every address without its own. */
  shell: string;
  /** The markup in #root around the main part of a visitor's page. */
  frame: { before: string; after: string };
  /** Paths of prerendered pages, which are the same for every visitor. */
  written: string[];
  /** Their head data, by the same paths. */
  heads: Record<string, WrittenHead>;
  /** The prerendered job list, without jobs. */
  jobList: string;
  /** The app's addresses, as regular expression sources. */
  routes: string[];
  /** Files other than pages and /assets. */
  files: string[];
  /** robots.txt without the sitemap's address. */
  robots: string;
  /** A page's first API request for a visitor, by address pattern; an id in the body is ":id". */
  first: Record<string, { procedure: string; body: string }>;
}
