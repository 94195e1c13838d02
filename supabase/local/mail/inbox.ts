import type { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { createConnection } from "node:net";
import { guardInbox } from "./inbox-guard.ts";
import { refuseWithoutRoom, type TakeMail } from "./room-for-mail.ts";

interface MailServer extends EventEmitter {
  smtp: { onData: TakeMail };
  listen(): Promise<void>;
  close(callback: () => void): void;
}
type StartMailServer = (options: Record<string, unknown>) => MailServer;

export interface Inbox {
  stop(): Promise<void>;
}

interface InboxOptions {
  smtpPort: number;
  webPort: number;
  /** Where mails are kept between runs. */
  folder: string;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await canConnect(port))) {
    if (Date.now() > deadline) throw new Error(`The mail server did not open port ${port} in time.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts the mail server: SMTP in, a web inbox and `GET /email` out. Nothing leaves this machine. */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  mkdirSync(options.folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const startMailServer: StartMailServer = require("maildev");
  const signals = ["SIGINT", "SIGTERM"] as const;
  const website: { server: Server } = require("maildev/lib/web");
  const before = new Map(signals.map((signal) => [signal, new Set(process.listeners(signal))]));
  const server = startMailServer({
    smtp: options.smtpPort,
    web: options.webPort,
    ip: "127.0.0.1",
    webIp: "127.0.0.1",
    mailDirectory: options.folder,
    silent: true,
  });
  // It would end the whole process by itself on a signal, before the database has stopped.
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.get(signal)?.has(listener)) process.removeListener(signal, listener);
    }
  }
  server.smtp.onData = refuseWithoutRoom(options.folder, server.smtp.onData);
  guardInbox(website.server, options.webPort);
  await server.listen();
  await waitForPort(options.webPort);
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
