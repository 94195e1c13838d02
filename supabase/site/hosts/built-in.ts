import type { BuiltSite } from "../built-site.ts";

/** Build data included in an adapter. */
export interface BuiltIn {
  built: BuiltSite;
  siteUrl: string;
  apiUrl: string;
  publishableKey: string;
  /** VITE_API_THROUGH_SITE */
  isThroughSite: boolean;
}

declare const BUILT_IN: BuiltIn;

/** The build replaces this name (supabase/local/site/host-adapters.ts). */
export const builtIn: BuiltIn = BUILT_IN;
