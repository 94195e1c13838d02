import type { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { RenderedMail } from "./mail.ts";

/** Connections that stay open, and so mails that are sent at a time. */
const connections = 10;
/**
 * Longest wait for one mail to be taken over, in milliseconds: a busy server may take a minute, and a call of a hosted function
 * has to answer within 150 s. The outbox's lease is longer.
 */
export const sendTimeoutMs = 90_000;

export interface Mailer {
  /** How many mails can be sent at a time. */
  connections: number;
  /**
   * Hands one mail to the mail server. The id makes a repeated delivery recognisable. Throws when it was not taken over, an
   * UnconfirmedError when that cannot be known.
   */
  send(mail: RenderedMail, to: string, id: string): Promise<void>;
  close(): void;
}

/** The server had the whole mail and did not say whether it takes it: a repetition may be a second copy. */
export class UnconfirmedError extends Error {
  override name = "UnconfirmedError";
}

export interface MailerOptions {
  /** smtp://host:port or smtps://user:password@host:465. Hosted functions cannot reach ports 25 and 587. */
  smtpUrl: string;
  /** Sender, such as "Fairmatch <no-reply@example.com>". */
  from: string;
  /** Longest wait for one mail, in milliseconds. */
  timeoutMs?: number;
}

/** What is used of nodemailer's own view of a mail. */
interface Sending {
  message: { messageId(): string; createReadStream(): Readable };
}

function withinTime(work: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** True when the mail server itself refused: then it has not taken the mail. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";

/** A mailer that keeps its connections open until it is closed. */
export function createMailer({ smtpUrl, from, timeoutMs = sendTimeoutMs }: MailerOptions): Mailer {
  const address = new URL(smtpUrl);
  const secure = address.protocol === "smtps:";
  const options = {
    pool: true as const,
    maxConnections: connections,
    // The pool would send a mail again whenever its connection closes before the answer. When to repeat, the outbox decides.
    maxRequeues: 0,
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
    socketTimeout: timeoutMs,
    // Mails are made of text only: nothing may make the transport read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = nodemailer.createTransport(options);

  /** Mails the server has been given to the last byte, by message id. */
  const handedOver = new Set<string>();
  transport.use("stream", ({ message }: Sending, done: () => void) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = () => createReadStream().once("end", () => handedOver.add(message.messageId()));
    done();
  });

  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? address.hostname;
  return {
    connections,
    send: async ({ subject, html, text, replyTo, oneClick, calendar }, to, id) => {
      const messageId = `<${id}@${domain}>`;
      const sending = transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        html,
        text,
        messageId,
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        ...(calendar && {
          icalEvent: { method: calendar.method.toUpperCase(), content: calendar.content, filename: "interview.ics" },
        }),
        ...(oneClick && {
          headers: { "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        }),
      });
      try {
        await withinTime(sending, timeoutMs);
      } catch (error) {
        if (!handedOver.has(messageId) || isRefusal(error)) throw error;
        throw new UnconfirmedError("The mail server had the mail and did not say whether it takes it.", {
          cause: error,
        });
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
