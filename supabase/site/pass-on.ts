import { goesThroughSite } from "../functions/_shared/contracts/through-site.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the API reads. Cookies, addresses that a client claims, and headers about one connection stay behind. */
const requestHeaders = [
  ...["accept", "accept-profile", "apikey", "authorization", "cache-control", "content-profile", "content-type"],
  ...["if-none-match", "prefer", "range", "range-unit", "user-agent", "x-client-info", "x-metadata", "x-retry-count"],
];

/** What browsers need of a response. The project's cookies and its rules for its own host (HSTS, other protocols) stay behind. */
const responseHeaders = [
  ...["cache-control", "content-length", "content-location", "content-profile", "content-range", "content-type"],
  ...["etag", "location", "preference-applied", "retry-after", "vary", "www-authenticate"],
];

const tableMethods = ["GET", "HEAD", "PATCH", "DELETE"];

/** Whether the site's host passes a request on to the project. */
export const isPassedOn = (method: string, path: string): boolean =>
  goesThroughSite(path) && (method === "POST" || (path.startsWith("/rest/") && tableMethods.includes(method)));

/** Added to what the API answers: opened as a page, it is none of the site. */
export const passedOnHeaders = (apiUrl: string): Record<string, string> => ({
  ...securityHeaders(apiUrl),
  "Content-Security-Policy": "default-src 'none'; sandbox",
});

/** Passes a request on to the project at `apiUrl`, and its response back, both streamed. Never rejects: 502 without a response. */
export const createPassOn = (apiUrl: string) => {
  const added = Object.entries(passedOnHeaders(apiUrl));
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers();
    for (const name of requestHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const init: RequestInit & { duplex: "half" } = {
      ...{ method: request.method, headers, body: request.body, signal: request.signal },
      // Node and Deno require saying that the body is a stream; a redirect is the browser's to follow.
      ...{ duplex: "half", redirect: "manual" },
    };
    const answer = await fetch(apiUrl + pathname + search, init).catch(() => null);
    if (!answer) return new Response(null, { status: 502, headers: added });
    const passed = new Headers();
    for (const name of responseHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) passed.set(name, value);
    }
    // fetch has unpacked the body; the host packs it again.
    if (answer.headers.has("content-encoding")) passed.delete("content-length");
    for (const [name, value] of added) passed.set(name, value);
    return new Response(answer.body, { status: answer.status, headers: passed });
  };
};
