// Netlify: the build turns this into .netlify/v1/edge-functions/site.js, where its deploys look for edge functions.
import { createAskApi } from "../procedures.ts";
import { createSite } from "../site.ts";
import { builtIn } from "./built-in.ts";

const { built, siteUrl, apiUrl, publishableKey } = builtIn;
const site = createSite({ siteUrl, apiUrl, ask: createAskApi(apiUrl, publishableKey) });

export default async (request: Request, context: { next(): Promise<Response> }): Promise<Response> =>
  (await site(request, built)) ?? context.next();

export const config = { path: "/*", excludedPath: "/assets/*" };
