import { createPassOn } from "../pass-on.ts";
import { createAskApi } from "../procedures.ts";
import { createSite, type Site } from "../site.ts";
import type { BuiltIn } from "./built-in.ts";

/** The site with the data built into an adapter. */
export const siteOf = ({ siteUrl, apiUrl, publishableKey, isThroughSite }: BuiltIn): Site =>
  createSite({
    siteUrl,
    apiUrl,
    ask: createAskApi(apiUrl, publishableKey),
    passOn: isThroughSite ? createPassOn(apiUrl) : undefined,
  });
