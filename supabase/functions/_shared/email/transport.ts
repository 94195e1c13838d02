import type { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { RenderedMail } from "./mail.ts";

/** Open connections, and so the number of emails sent in parallel. */
const connections = 10;
/**
 * Timeout per email, in milliseconds: a busy server may take a minute, and a hosted function has to respond within 150 s. The
 * outbox's lease is longer.
 */
export const sendTimeoutMs = 90_000;

export interface Mailer {
  /** How many emails can be sent in parallel. */
  connections: number;
  /**
   * Hands one email to the mail server. The id identifies repeated deliveries. Throws when it wasn't accepted, an
   * UnconfirmedError when that can't be known.
   */
  send(mail: RenderedMail, to: string, id: string): Promise<void>;
  close(): void;
}

/** The server got the whole email but never confirmed it: a retry may deliver a second copy. */
export class UnconfirmedError extends Error {
  override name = "UnconfirmedError";
}

interface MailerOptions {
  /** smtp://host:port or smtps://user:password@host:465. Hosted functions cannot reach ports 25 and 587. */
  smtpUrl: string;
  /** Sender, such as "Fairmatch <no-reply@example.com>". */
  from: string;
  /** Timeout per email, in milliseconds. */
  timeoutMs?: number;
}

/** The part of nodemailer's internal message that we use. */
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

/** Whether the mail server itself refused, so it doesn't have the email. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";

/** A mailer that keeps its connections open until closed. */
export function createMailer({ smtpUrl, from, timeoutMs = sendTimeoutMs }: MailerOptions): Mailer {
  const address = new URL(smtpUrl);
  const secure = address.protocol === "smtps:";
  const options = {
    pool: true as const,
    maxConnections: connections,
    // The pool would resend an email whenever a connection closes before the response. The outbox decides about retries.
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
    // Emails contain only text: nothing may make the transport read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = nodemailer.createTransport(options);

  /** Emails sent to the server in full, by message id. */
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
          icalEvent: { method: calendar.method.toUpperCase(), content: calendar.content, filename: "invite.ics" },
        }),
        headers: {
          // Out-of-office programs don't answer it (RFC 3834).
          "Auto-Submitted": "auto-generated",
          ...(oneClick && {
            "List-Unsubscribe": `<${oneClick}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      try {
        await withinTime(sending, timeoutMs);
      } catch (error) {
        if (!handedOver.has(messageId) || isRefusal(error)) throw error;
        throw new UnconfirmedError("The mail server received the email but didn't say whether it accepts it.", {
          cause: error,
        });
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
