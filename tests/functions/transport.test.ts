import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMailer, type Mailer, UnconfirmedError } from "../../supabase/functions/_shared/email/transport.ts";
import { deliverEmail } from "../../supabase/functions/deliver-email/handler.ts";

const mail = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
const ids = Array.from({ length: 10 }, (_, index) => `mail-${index}`);
const closing: (() => unknown)[] = [];
beforeEach(() => {
  // Each failure is logged.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

type Answer = (error?: Error | null) => void;
interface Server {
  mailer: Mailer;
  /** Received message ids, in order. */
  received: string[];
}

/** A mail server whose `onMail` decides when and how a received email is answered. */
async function serverThat(
  onMail: (answer: Answer, hangUp: () => void) => void,
  options: SMTPServerOptions = {},
  // Longer than a slow machine takes for all that comes before the answer.
  timeoutMs = 30_000,
): Promise<Server> {
  const received: string[] = [];
  const sockets = new Map<string, { destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, answer) => {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part;
      });
      stream.on("end", () => {
        received.push(/^Message-ID: <(.*)@/im.exec(text)?.[1] ?? "");
        onMail(answer, () => sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy());
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket) => sockets.set(`${socket.remoteAddress}:${socket.remotePort}`, socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "Us <us@example.com>", timeoutMs });
  closing.unshift(() => mailer.close());
  return { mailer, received };
}

const send = ({ mailer }: Server, id: string) => mailer.send(mail, "someone@example.com", id);
const failure = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

/** The outbox as a delivery sees it: these emails, once. Returns what was recorded. */
async function deliverAll({ mailer }: Server) {
  const due = [...ids];
  const noted: { p_id: string; p_error?: string | null; p_may_have_arrived?: boolean }[] = [];
  const call = async (name: string, args: never) => {
    if (name === "complete_email") return noted.push(args);
    const id = due.shift();
    return id ? [{ id, template: "any", to_email: "someone@example.com", data: {} }] : [];
  };
  const delivery = await deliverEmail(call as never, { mailer, render: () => mail });
  return { delivery, noted };
}

describe("emails to a server that answers late", () => {
  it("are sent once and counted as sent", async () => {
    const held: Answer[] = [];
    const server = await serverThat((answer) => {
      held.push(answer);
      // None is answered before all have arrived: a slow one blocks no other.
      if (held.length === ids.length) for (const each of held) each();
    });
    const { delivery, noted } = await deliverAll(server);
    expect(delivery).toEqual({ sent: 10, failed: 0 });
    expect(server.received.toSorted()).toEqual(ids);
    expect(noted.map(({ p_id }) => p_id).toSorted()).toEqual(ids);
    expect(noted.filter((each) => each.p_error)).toEqual([]);
  });

  it("are sent once even after the timeout, and marked as possibly delivered", async () => {
    const held: Answer[] = [];
    const server = await serverThat((answer) => held.push(answer), {}, 6_000);
    const { delivery, noted } = await deliverAll(server);
    expect(delivery).toEqual({ sent: 0, failed: 10 });
    expect(noted.map((each) => each.p_may_have_arrived)).toEqual(ids.map(() => true));
    for (const answer of held) answer();
    expect(server.received.toSorted()).toEqual(ids);
  });
});

it("a server that hangs up before answering gets one copy of each email", async () => {
  const server = await serverThat((_answer, hangUp) => hangUp());
  const { noted } = await deliverAll(server);
  expect(noted.map((each) => each.p_may_have_arrived)).toEqual(ids.map(() => true));
  expect(server.received.toSorted()).toEqual(ids);
  expect(await failure(send(server, "one-more"))).toBeInstanceOf(UnconfirmedError);
  expect(server.received).toHaveLength(11);
});

describe("an email counts as not delivered when refused", () => {
  const refusal = (code: number) => Object.assign(new Error("No"), { responseCode: code });
  it.each([
    ["for its recipient", { onRcptTo: (_address, _session, answer) => answer(refusal(550)) }],
    ["for its sender", { onMailFrom: (_address, _session, answer) => answer(refusal(451)) }],
  ] satisfies [string, SMTPServerOptions][])("%s", async (_why, options) => {
    const server = await serverThat((answer) => answer(), options);
    const error = await failure(send(server, "refused"));
    expect(error).not.toBeInstanceOf(UnconfirmedError);
    expect((error as Error).message).toContain("No");
    expect(server.received).toEqual([]);
  });

  it("for its content, after transmission", async () => {
    const server = await serverThat((answer) => answer(refusal(554)));
    const error = await failure(send(server, "refused"));
    expect(error).not.toBeInstanceOf(UnconfirmedError);
    expect((error as Error).message).toContain("No");
  });
});

it("an email counts as unsent when the server never greets or does not exist", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "us@example.com", timeoutMs: 200 });
  closing.push(() => mailer.close());
  const unheard = await failure(send({ mailer, received: [] }, "unheard"));
  expect(unheard).toBeInstanceOf(Error);
  expect(unheard).not.toBeInstanceOf(UnconfirmedError);
  silent.close();
  const unreached = await failure(send({ mailer, received: [] }, "unreached"));
  expect(unreached).toBeInstanceOf(Error);
  expect(unreached).not.toBeInstanceOf(UnconfirmedError);
});
