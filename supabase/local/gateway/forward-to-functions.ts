import { type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { forwardedHeaders } from "./http-bridge.ts";
import type { Address } from "./normalise.ts";

interface Forwarded {
  address: Address;
  body: Buffer;
  /** Undefined while the function server is down. */
  port: number | undefined;
  /** Responds that there is no function server. */
  unavailable(): void;
}

/** Forwards a request to the function server and returns its response. */
export function forwardToFunctions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { address, body, port, unavailable }: Forwarded,
): void {
  if (port === undefined) {
    unavailable();
    return;
  }
  const fail = () => {
    if (outgoing.headersSent) outgoing.destroy();
    else unavailable();
  };
  const forwarded = sendRequest({
    host: "127.0.0.1",
    port,
    method: incoming.method,
    path: address.path.replace(/^\/functions\/v1/, "") + address.search,
    headers: forwardedHeaders(incoming, body),
  });
  forwarded.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", fail);
  });
  forwarded.once("error", fail);
  outgoing.once("close", () => forwarded.destroy());
  forwarded.end(body);
}
