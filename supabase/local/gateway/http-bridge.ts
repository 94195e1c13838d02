import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** Headers about one connection, which don't apply to the next. */
const ofConnection = [
  ...["connection", "keep-alive", "proxy-connection", "transfer-encoding", "te", "trailer", "upgrade", "expect"],
  ...["content-length", "host"],
];

/** The headers to pass on with a body of known length. */
export function forwardedHeaders(incoming: IncomingMessage, body: Buffer): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || ofConnection.includes(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  if (body.length > 0) headers["content-length"] = String(body.length);
  return headers;
}

/** Writes a web-standard response to a Node one. */
export async function writeWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (!name.startsWith("access-control-")) outgoing.appendHeader(name, value);
  }
  if (!response.body) {
    outgoing.end();
    return;
  }
  // Files are streamed; a complete response is sent in one piece, at a fraction of the cost.
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
