// Netlify: the build turns this into .netlify/v1/edge-functions/site.js, where its deploys look for edge functions.
import { builtIn } from "./built-in.ts";
import { siteOf } from "./site-of.ts";

const { built } = builtIn;
const site = siteOf(builtIn);

export default async (request: Request, context: { next(): Promise<Response> }): Promise<Response> =>
  (await site(request, built)) ?? context.next();

export const config = { path: "/*", excludedPath: "/assets/*" };
