import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sirv from "sirv";
import type { BuiltSite } from "../../site/built-site.ts";
import { isPassedOn, passedOnHeaders } from "../../site/pass-on.ts";
import { createAskApi } from "../../site/procedures.ts";
import { assetsCacheControl, securityHeaders } from "../../site/security-headers.ts";
import { createSite } from "../../site/site.ts";
import { isOwnHost } from "../own-host.ts";

export interface SiteServer {
  stop(): Promise<void>;
}

/** Answers a request for the API. Locally it is in the same process. */
export type PassOn = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface SiteServerOptions {
  /** The built site's folder. */
  folder: string;
  port: number;
  apiUrl: string;
  publishableKey: string;
  /** Multiplier for how long a page waits for the API. */
  patience?: number;
  passOn?: PassOn;
}

interface HandOver {
  port: number;
  apiUrl: string;
  passOn: PassOn | undefined;
}

/** Hands over what hosts pass on to the project. False for other requests, and those to another host's name. */
export function createHandOver({ port, apiUrl, passOn }: HandOver) {
  const headers = new Headers(passedOnHeaders(apiUrl));
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = "", url = "" } = incoming;
    if (!passOn || !isOwnHost(incoming.headers.host, port) || !URL.canParse(url, "http://site")) return false;
    if (!isPassedOn(method, new URL(url, "http://site").pathname)) return false;
    outgoing.setHeaders(headers);
    // Other local programs' cookies, since a cookie knows no port.
    delete incoming.headers.cookie;
    passOn(incoming, outgoing);
    return true;
  };
}

/** All but assets is revalidated. */
const cacheControl = (path: string) => (path.startsWith("/assets/") ? assetsCacheControl : "no-cache");

/** Reads the build's output, again after each build; the previous one while it is building. */
function builtSiteIn(folder: string): () => BuiltSite {
  const file = join(folder, "site.json");
  let readAt = 0;
  let built: BuiltSite;
  const read = () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) built = JSON.parse(readFileSync(file, "utf8"));
    readAt = mtimeMs;
  };
  read();
  return () => {
    try {
      read();
    } catch (error) {
      console.warn("The website is being built:", error instanceof Error ? error.message : error);
    }
    return built;
  };
}

async function send(outgoing: ServerResponse, incoming: IncomingMessage, answer: Response): Promise<void> {
  outgoing.setHeaders(answer.headers);
  let body: Uint8Array = Buffer.from(await answer.arrayBuffer());
  if (body.length > 0 && /\bbr\b/.test(String(incoming.headers["accept-encoding"]))) {
    body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    outgoing.setHeader("content-encoding", "br");
  }
  outgoing.setHeader("vary", "accept-encoding");
  outgoing.writeHead(answer.status).end(body);
}

/** Serves the built site on 127.0.0.1 with the same handler as hosts (supabase/site). Throws if it hasn't been built. */
export async function startSiteServer({
  folder,
  port,
  apiUrl,
  publishableKey,
  patience,
  passOn,
}: SiteServerOptions): Promise<SiteServer> {
  const serveFile = sirv(folder, {
    // Reads the folder on every request: a build may replace it at any time.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (outgoing, path) => outgoing.setHeader("cache-control", cacheControl(path)),
  });
  const built = builtSiteIn(folder);
  const siteUrl = `http://127.0.0.1:${port}`;
  const site = createSite({ siteUrl, apiUrl, ask: createAskApi(apiUrl, publishableKey, patience) });
  const headers = new Headers(securityHeaders(apiUrl));
  const handOver = createHandOver({ port, apiUrl, passOn });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = new Request(new URL(incoming.url ?? "/", siteUrl), {
      method: incoming.method,
      headers: { "if-none-match": incoming.headers["if-none-match"] ?? "" },
    });
    const answer = await site(request, built());
    if (answer) return send(outgoing, incoming, answer);
    serveFile(incoming, outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.setHeaders(headers);
    if (!isOwnHost(incoming.headers.host, port)) outgoing.writeHead(421).end();
    // An unreadable address, or an invalid method.
    else if (!handOver(incoming, outgoing)) serve(incoming, outgoing).catch(() => outgoing.writeHead(400).end());
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
