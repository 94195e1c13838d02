// Cloudflare Pages: the build turns this into dist/_worker.js, which handles every address except /assets.
import { builtIn } from "./built-in.ts";
import { siteOf } from "./site-of.ts";

const { built } = builtIn;
const site = siteOf(builtIn);

export default {
  fetch: async (
    request: Request,
    { ASSETS }: { ASSETS: { fetch(request: Request): Promise<Response> } },
  ): Promise<Response> => (await site(request, built)) ?? ASSETS.fetch(request),
};
