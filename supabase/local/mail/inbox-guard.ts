import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isOwnHost } from "../own-host.ts";

/** Whether it comes from the inbox's own page, an address bar, a link, or a program, but not from another page. */
function isOwn({ method, headers }: IncomingMessage, port: number): boolean {
  if (!isOwnHost(headers.host, port)) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  const site = headers["sec-fetch-site"] ?? "none";
  const isVisit =
    method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === "same-origin" || site === "none" || isVisit;
}

/** What an event is answered through: a response, or an upgrade's bare connection. */
type Answer = ServerResponse & Duplex;
type Listener = (incoming: IncomingMessage, answer: Answer, ...others: unknown[]) => void;

/**
 * Guards everything the inbox's server responds to: it contains sign-in links, and by itself lets any page read and empty it.
 * Call it once the server has all its listeners.
 */
export function guardInbox(server: Server, port: number): void {
  const guard = (event: "request" | "upgrade", refuse: (answer: Answer) => void) => {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    const listen: Listener = (incoming, answer, ...others) => {
      if (!isOwn(incoming, port)) refuse(answer);
      else for (const listener of listeners) listener.call(server, incoming, answer, ...others);
    };
    server.on(event, listen);
  };
  guard("request", (answer) => {
    answer.writeHead(403, { "content-type": "text/plain" }).end("Another page may not read this inbox.");
  });
  guard("upgrade", (connection) => {
    connection.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
  });
  server.prependListener("request", (_, outgoing: ServerResponse) => {
    outgoing.setHeader("x-content-type-options", "nosniff");
    outgoing.setHeader("x-frame-options", "SAMEORIGIN");
  });
}
