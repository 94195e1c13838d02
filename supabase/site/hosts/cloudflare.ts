// Cloudflare Pages: the build turns this into dist/_worker.js, which handles every address except /assets.
import { createAskApi } from "../procedures.ts";
import { createSite } from "../site.ts";
import { builtIn } from "./built-in.ts";

const { built, siteUrl, apiUrl, publishableKey } = builtIn;
const site = createSite({ siteUrl, apiUrl, ask: createAskApi(apiUrl, publishableKey) });

export default {
  fetch: async (
    request: Request,
    { ASSETS }: { ASSETS: { fetch(request: Request): Promise<Response> } },
  ): Promise<Response> => (await site(request, built)) ?? ASSETS.fetch(request),
};
