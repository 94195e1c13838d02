import { type EventEmitter, once } from "node:events";
import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { guardInbox } from "./inbox-guard.ts";
import { refuseWithoutRoom, type TakeMail } from "./room-for-mail.ts";

interface MailServer extends EventEmitter {
  smtp: EventEmitter & { onData: TakeMail };
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
  /** Where emails are stored between runs. */
  folder: string;
}

/** Listens on both ports. Rejects with either's error, which the package would throw uncatchably. */
async function listen(server: MailServer, website: Server): Promise<void> {
  const [own] = server.smtp.listeners("error") as ((error: Error) => void)[];
  server.smtp.removeAllListeners("error");
  const failed = new Promise<never>((_, reject) => {
    website.once("error", reject);
    server.smtp.once("error", reject);
  });
  const listening = website.listening ? Promise.resolve() : once(website, "listening");
  try {
    await Promise.race([Promise.all([server.listen(), listening]), failed]);
  } catch (error) {
    server.close(() => {});
    throw error;
  }
  server.smtp.removeAllListeners("error");
  if (own) server.smtp.on("error", own);
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
  // On a signal it would end the whole process before the database has stopped.
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.get(signal)?.has(listener)) process.removeListener(signal, listener);
    }
  }
  server.smtp.onData = refuseWithoutRoom(options.folder, server.smtp.onData);
  guardInbox(website.server, options.webPort);
  await listen(server, website.server);
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
