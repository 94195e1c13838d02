import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".map": "application/json",
  ".woff2": "font/woff2",
};
const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".map", ".webmanifest"]);

type Encoding = "br" | "gzip" | "identity";

export interface SiteServer {
  stop(): Promise<void>;
}

/** Paths whose address carries a secret token: nothing may learn it from a Referer header. */
const carriesToken = (path: string) => /invit|\/auth\/confirm|password/i.test(path);

/** The security headers the hosted site is to be served with, for the given API origin. */
export function siteHeaders(path: string, apiUrl: string): Record<string, string> {
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

function pickEncoding(incoming: IncomingMessage, extension: string): Encoding {
  if (!compressible.has(extension)) return "identity";
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === "gzip" ? gzipSync(bytes) : bytes;
}

/** The file for a path: itself, or index.html for addresses the app resolves; undefined when there is none. */
function resolveFile(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, decodeURIComponent(path)));
  const isInside = file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
  if (isInside && existsSync(file) && statSync(file).isFile()) return file;
  const index = join(folder, "index.html");
  return path.startsWith("/assets/") || !existsSync(index) ? undefined : index;
}

/** Serves the built site from `folder` on 127.0.0.1. */
export async function startSiteServer(folder: string, port: number, apiUrl: string): Promise<SiteServer> {
  const encoded = new Map<string, { time: number; bytes: Buffer }>();

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? "/").split("?")[0] ?? "/";
    const file = resolveFile(folder, path);
    if (!file) {
      outgoing.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    const extension = extname(file);
    const encoding = pickEncoding(incoming, extension);
    const time = statSync(file).mtimeMs;
    const key = `${encoding} ${file}`;
    let entry = encoded.get(key);
    if (entry?.time !== time) {
      entry = { time, bytes: encode(readFileSync(file), encoding) };
      encoded.set(key, entry);
    }
    outgoing.writeHead(200, {
      ...siteHeaders(path, apiUrl),
      "content-type": types[extension] ?? "application/octet-stream",
      "content-length": entry.bytes.length,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      vary: "Accept-Encoding",
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : entry.bytes);
  };

  const server = createServer((incoming, outgoing) => {
    try {
      answer(incoming, outgoing);
    } catch {
      outgoing.writeHead(400).end();
    }
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
