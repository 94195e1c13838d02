import { createServer } from "node:http";
import sirv from "sirv";

export interface SiteServer {
  stop(): Promise<void>;
}

/** Paths whose address carries a secret token: nothing may learn it from a Referer header. */
const carriesToken = (path: string) => /invit|\/auth\/confirm|password/i.test(path);

/** The security headers the hosted site is to be served with, for the given API origin. */
function securityHeaders(path: string, apiUrl: string): Record<string, string> {
  const socket = apiUrl.replace(/^http/, "ws");
  const policy = [
    "default-src 'self'",
    `connect-src 'self' ${apiUrl} ${socket}`,
    `img-src 'self' data: blob: ${apiUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": carriesToken(path) ? "no-referrer" : "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  };
}

/** Vite names assets after their content, so they never change; everything else is asked for again. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** Serves the built site from `folder` on 127.0.0.1. Addresses that name no file are the app's to resolve. */
export async function startSiteServer(folder: string, port: number, apiUrl: string): Promise<SiteServer> {
  const serve = sirv(folder, {
    // Looks at the folder on every request: a build may replace it meanwhile.
    dev: true,
    single: true,
    ignores: "^/assets/",
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (outgoing, path) => {
      const headers = { ...securityHeaders(path, apiUrl), "cache-control": cacheControl(path) };
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    },
  });
  const server = createServer((incoming, outgoing) => serve(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
