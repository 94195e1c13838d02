import nodemailer from "nodemailer";
import type { RenderedMail } from "./mail.ts";

/** Longest wait for one mail to be taken over, in milliseconds; well within the two minutes of the outbox's lease. */
const sendTimeoutMs = 20_000;

export interface Mailer {
  /** Hands one mail to the mail server. The id makes a repeated delivery recognisable. Throws when it was not taken over. */
  send(mail: RenderedMail, to: string, id: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp://host:port or smtps://user:password@host:465. Hosted functions cannot reach ports 25 and 587. */
  smtpUrl: string;
  /** Sender, such as "Fairmatch <no-reply@example.com>". */
  from: string;
}

function withinTime(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), sendTimeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** A mailer that keeps a few connections open until it is closed. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const address = new URL(smtpUrl);
  const secure = address.protocol === "smtps:";
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 5,
    host: address.hostname,
    port: Number(address.port) || (secure ? 465 : 25),
    secure,
    ...(address.username
      ? {
          // A password never travels in the clear.
          requireTLS: !secure,
          auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
        }
      : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    // Mails are made of text only: nothing may make the transport read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? address.hostname;
  return {
    send: async ({ subject, html, text }, to, id) => {
      await withinTime(
        transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${domain}>`,
        }),
      );
    },
    close: () => transport.close(),
  };
}
