import { createServer } from "node:http";
import sirv from "sirv";
import { isOwnHost } from "../own-host.ts";
import { securityHeaders } from "./security-headers.ts";

export interface SiteServer {
  stop(): Promise<void>;
}

/** Vite names assets after their content, so they never change; everything else is asked for again. */
const cacheControl = (path: string) =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** Serves the built site from `folder` on 127.0.0.1. Addresses that name no file are the app's to resolve. */
export async function startSiteServer(folder: string, port: number, apiUrl: string): Promise<SiteServer> {
  const serve = sirv(folder, {
    // Looks at the folder on every request: a build may replace it meanwhile.
    dev: true,
    single: "app.html",
    ignores: "^/assets/",
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (outgoing, path) => outgoing.setHeader("cache-control", cacheControl(path)),
  });
  const headers = new Headers(securityHeaders(apiUrl));
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeaders(headers);
    if (!isOwnHost(incoming.headers.host, port)) outgoing.writeHead(421).end();
    else if (incoming.method !== "GET" && incoming.method !== "HEAD")
      outgoing.writeHead(405, { allow: "GET, HEAD" }).end();
    else serve(incoming, outgoing);
  });
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
