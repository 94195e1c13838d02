import type { BuiltSite } from "../built-site.ts";

/** What the build knows and an adapter carries with it. */
export interface BuiltIn {
  built: BuiltSite;
  siteUrl: string;
  apiUrl: string;
  publishableKey: string;
}

declare const BUILT_IN: BuiltIn;

/** The build puts it in place of the name (supabase/local/site/host-adapters.ts). */
export const builtIn: BuiltIn = BUILT_IN;
