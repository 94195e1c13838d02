import type { IncomingMessage } from "node:http";
import { type Refusal, tooLarge } from "./refusal.ts";

/** How long an oversized upload may continue, ignored, so that its sender can read the response before the connection ends. */
const lingerMs = 1_000;

const megabytes = (bytes: number) => `Use at most ${Math.round(bytes / 1_048_576)} MB.`;

/** Ends the connection soon if the body continues, and discards it. */
function cutOff(incoming: IncomingMessage): void {
  incoming.removeAllListeners("data");
  incoming.resume();
  const timer = setTimeout(() => incoming.destroy(), lingerMs).unref();
  incoming.once("end", () => clearTimeout(timer));
}

/**
 * Reads the whole body, measuring as it arrives because content-length can't be trusted. Rejects with a Refusal (413) past
 * `maxBytes`, and the connection ends.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (): Refusal => {
      cutOff(incoming);
      return tooLarge(megabytes(maxBytes));
    };
    if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) {
      reject(refuse());
      return;
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else reject(refuse());
    });
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
    incoming.once("close", () => reject(new Error("The connection was closed.")));
  });
}
