import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { corsHeaders } from "@supabase/supabase-js/cors";
import type { Api } from "../api/api.ts";
import { isOwnHost } from "../own-host.ts";
import type { Keys } from "../stack/keys.ts";
import { describeFailure } from "../start-error.ts";
import type { AuthGaps } from "./auth-gaps.ts";
import { clientOf, createCallerOf } from "./callers.ts";
import { boundEmbeds } from "./embed-depth.ts";
import { createFairQueue, type FairQueue, QueueFull } from "./fair-queue.ts";
import { forwardToFunctions } from "./forward-to-functions.ts";
import { forwardedHeaders, writeWebResponse } from "./http-bridge.ts";
import { parseJsonBody, pickFields } from "./json-body.ts";
import { type Address, normaliseTarget } from "./normalise.ts";
import { type Found, findEndpoint } from "./open-endpoints.ts";
import type { RateLimits } from "./rate-limits.ts";
import { readBody } from "./read-body.ts";
import { answerRefusal, nothingHere, Refusal } from "./refusal.ts";
import { fetchStorage } from "./storage-translation.ts";

const exposedHeaders =
  "Content-Range, Content-Length, Content-Type, Location, Retry-After, X-Total-Count, sb-error-code";
/** Largest body except for files, in bytes (RULES: Interface). */
const maxBytes = 1_048_576;
/** A form's overhead around its file, in bytes. */
const formOverhead = 16_384;
const everybody = Number.POSITIVE_INFINITY;

export interface Gateway {
  /** Responds to a request that came to the site's port, whose host name is known to be right. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): void;
  stop(): Promise<void>;
}

interface GatewayOptions {
  port: number;
  api: Api;
  authGaps: AuthGaps;
  keys: Keys;
  limits: RateLimits;
  /** A bucket's size limit per file, in bytes. */
  bucketLimit(bucket: string): Promise<number>;
  /** Stores an upload's metadata. */
  keepMetadata(request: Request, response: Response): Promise<void>;
  /** The function server's port, undefined while it is down or disabled. */
  functionsPort(): number | undefined;
}

interface Parts extends GatewayOptions {
  callerOf: ReturnType<typeof createCallerOf>;
  /** Queues for reading large bodies, storing files and hashing passwords; for the database, by caller and by endpoint. */
  turns: Record<"uploads" | "storing" | "passwords" | "callers" | "doors", FairQueue>;
}

function allowOrigin(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const asked = incoming.headers["access-control-request-headers"];
  outgoing.setHeader("access-control-allow-origin", "*");
  outgoing.setHeader("access-control-expose-headers", exposedHeaders);
  outgoing.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS");
  outgoing.setHeader("access-control-allow-headers", asked ?? corsHeaders["Access-Control-Allow-Headers"] ?? "*");
  outgoing.setHeader("access-control-max-age", "3600");
}

/** The body for the API behind. Throws a Refusal (400, 413). */
async function takeBody(incoming: IncomingMessage, { endpoint, bucket }: Found, parts: Parts): Promise<Buffer> {
  if (incoming.method === "GET" || incoming.method === "HEAD") return Buffer.alloc(0);
  if (endpoint.upload) return readBody(incoming, (await parts.bucketLimit(bucket ?? "")) + formOverhead);
  const body = await readBody(incoming, maxBytes);
  if (endpoint.schema) return pickFields(endpoint.schema, body);
  // A function validates its own, as it must without a gateway.
  if (!endpoint.isFunction) parseJsonBody(body);
  return body;
}

async function askApi(request: Request, client: string, { api, authGaps, keepMetadata }: Parts): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/storage/")) {
    const response = await fetchStorage(request, api.fetch);
    await keepMetadata(request, response);
    return response;
  }
  if (pathname.startsWith("/auth/")) return authGaps.fetch(request, client);
  return api.fetch(request);
}

async function answerApi(
  incoming: IncomingMessage,
  { path, search }: Address,
  found: Found,
  parts: Parts,
): Promise<Response> {
  const { endpoint } = found;
  const caller = await parts.callerOf(incoming);
  const client = clientOf(incoming);
  const take = async () => {
    const body = await takeBody(incoming, found, parts);
    const request = new Request(`http://127.0.0.1:${parts.port}${path}${search}`, {
      method: incoming.method ?? "GET",
      headers: {
        ...forwardedHeaders(incoming, body),
        // The client's address, as hosted sets it: client claims are overwritten.
        "cf-connecting-ip": client,
        ...(endpoint.schema ? { "content-type": "application/json" } : {}),
      },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const ask = async () => {
      if (incoming.socket.destroyed) throw new Error("The connection was closed.");
      return askApi(request, client, parts);
    };
    // Queued by the account: many attempts at one address only delay that address.
    if (endpoint.hashes) return parts.turns.passwords.run(`${caller} ${await addressIn(request)}`, ask);
    if (endpoint.upload) return parts.turns.storing.run(caller, ask);
    const door = path.startsWith("/rest/") ? `${incoming.method} ${path}` : endpoint.pattern.source;
    return parts.turns.callers.run(caller, () => parts.turns.doors.run(door, ask));
  };
  return endpoint.upload ? parts.turns.uploads.run(caller, take) : take();
}

const addressIn = async (request: Request): Promise<unknown> =>
  ((await request.clone().json()) as { email?: unknown }).email;

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, parts: Parts): Promise<void> {
  allowOrigin(incoming, outgoing);
  const address = normaliseTarget(incoming.url ?? "");
  const found = address && findEndpoint(incoming.method ?? "", address);
  if (incoming.method === "OPTIONS" && !found) {
    outgoing.writeHead(204).end();
    return;
  }
  if (!found) throw nothingHere();
  const { endpoint } = found;
  if (address.path.startsWith("/rest/")) boundEmbeds(address.search);
  if (endpoint.limit) await parts.limits.countRequest(endpoint.limit, clientOf(incoming));
  if (endpoint.isFunction) {
    const body = await takeBody(incoming, found, parts);
    forwardToFunctions(incoming, outgoing, {
      address,
      body,
      port: parts.functionsPort(),
      unavailable: () => {
        const restarting = "The service is restarting. Please try again in a moment.";
        void refuse(incoming, outgoing, new Refusal(503, "functions_unavailable", restarting));
      },
    });
    return;
  }
  await writeWebResponse(await answerApi(incoming, address, found, parts), outgoing);
}

/** Responds with an error in the format of the path's clients. */
async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): Promise<void> {
  if (incoming.errored || incoming.socket.destroyed || outgoing.destroyed) return;
  let refusal = error;
  if (error instanceof QueueFull) refusal = new Refusal(429, "too_many_at_once", "Too many requests at once.");
  if (!(refusal instanceof Refusal)) {
    console.error(`${incoming.method} ${incoming.url}: ${describeFailure(error)}`);
    refusal = new Refusal(500, "internal_error", "The local API failed; see the terminal.");
  }
  if (outgoing.headersSent) outgoing.destroy();
  else await writeWebResponse(answerRefusal(incoming.url ?? "", refusal as Refusal), outgoing);
}

/**
 * Serves the API's port: the open endpoints of REST, Auth and Storage through the translations, functions through their own
 * server, and nothing else. It decides by the normalized address that it passes on.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const parts: Parts = {
    ...options,
    callerOf: createCallerOf(options.keys),
    turns: {
      uploads: createFairQueue({ total: everybody, perKey: 2, waiting: 20 }),
      // Half of the disk threads: the others verify signatures for all callers.
      storing: createFairQueue({ total: 2, perKey: 1, waiting: everybody }),
      passwords: createFairQueue({ total: 4, perKey: 2, waiting: 20 }),
      callers: createFairQueue({ total: everybody, perKey: 4, waiting: 200 }),
      // Calls that wait for the same row are usually the same call: they leave room for others.
      doors: createFairQueue({ total: 20, perKey: 6, waiting: everybody }),
    },
  };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.setHeader("x-content-type-options", "nosniff");
    handle(incoming, outgoing, parts)
      .catch((error) => refuse(incoming, outgoing, error))
      .catch(() => outgoing.destroy());
  };
  const server = createServer((incoming, outgoing) => {
    if (isOwnHost(incoming.headers.host, parts.port)) return answer(incoming, outgoing);
    outgoing.setHeader("x-content-type-options", "nosniff");
    const refusal = new Refusal(421, "wrong_host", "This address is not served here.");
    refuse(incoming, outgoing, refusal).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve());
  });
  return {
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
