import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import type { Api } from "../api/api.ts";
import { describeFailure } from "../start-error.ts";
import type { AuthGaps } from "./auth-gaps.ts";
import { toWebRequest, writeWebResponse } from "./http-bridge.ts";
import { fetchStorage } from "./storage-translation.ts";

const exposedHeaders = "Content-Range, Content-Length, Content-Type, Location, X-Total-Count, sb-error-code";

export interface Gateway {
  stop(): Promise<void>;
}

interface GatewayOptions {
  port: number;
  api: Api;
  authGaps: AuthGaps;
  /** Port of the function server, undefined while it is down or switched off. */
  functionsPort(): number | undefined;
}

function allowOrigin(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader("access-control-allow-origin", "*");
  outgoing.setHeader("access-control-expose-headers", exposedHeaders);
  if (incoming.method === "OPTIONS") {
    outgoing.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS");
    outgoing.setHeader("access-control-allow-headers", incoming.headers["access-control-request-headers"] ?? "*");
    outgoing.setHeader("access-control-max-age", "3600");
  }
}

function answerError(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.writeHead(status, { "content-type": "application/json", "sb-error-code": code });
  outgoing.end(JSON.stringify({ error: { code, message } }));
}

/** Passes a request on to the function server as it is, body streamed both ways. */
function forwardToFunctions(incoming: IncomingMessage, outgoing: ServerResponse, port: number | undefined): void {
  const unavailable = () => {
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    allowOrigin(incoming, outgoing);
    answerError(outgoing, 503, "functions_unavailable", "The service is restarting. Please try again in a moment.");
  };
  if (port === undefined) {
    unavailable();
    return;
  }
  const forwarded = sendRequest({
    host: "127.0.0.1",
    port,
    method: incoming.method,
    path: (incoming.url ?? "/").replace(/^\/functions\/v1/, ""),
    headers: incoming.headers,
  });
  forwarded.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", unavailable);
  });
  forwarded.once("error", unavailable);
  outgoing.once("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}

async function answerApi(incoming: IncomingMessage, outgoing: ServerResponse, options: GatewayOptions, path: string) {
  const { api, authGaps } = options;
  const request = toWebRequest(incoming, `http://${incoming.headers.host ?? "127.0.0.1"}`);
  let response: Response;
  if (path.startsWith("/storage/")) response = await fetchStorage(request, api.fetch);
  else if (path.startsWith("/auth/")) response = await authGaps.fetch(request);
  else response = await api.fetch(request);
  for (const [name] of [...response.headers]) {
    if (name.startsWith("access-control-")) response.headers.delete(name);
  }
  await writeWebResponse(response, outgoing);
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, options: GatewayOptions): Promise<void> {
  const path = (incoming.url ?? "/").split("?")[0] ?? "/";
  if (path.startsWith("/functions/v1/")) {
    forwardToFunctions(incoming, outgoing, options.functionsPort());
    return;
  }
  allowOrigin(incoming, outgoing);
  if (incoming.method === "OPTIONS") {
    outgoing.writeHead(204).end();
    return;
  }
  if (!/^\/(rest|auth|storage)\/v1(\/|$)/.test(path)) {
    answerError(outgoing, 404, "not_found", "There is nothing at this address.");
    return;
  }
  await answerApi(incoming, outgoing, options, path);
}

/** Serves the API's port: REST, Auth and Storage through the translations, functions through their own server. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing, options).catch((error) => {
      if (incoming.errored || outgoing.destroyed) return;
      console.error(`${incoming.method} ${incoming.url}: ${describeFailure(error)}`);
      if (outgoing.headersSent) outgoing.destroy();
      else answerError(outgoing, 500, "internal_error", "The local API failed; see the terminal.");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve());
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
