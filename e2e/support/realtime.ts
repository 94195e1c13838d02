import type { BrowserContext, Page, WebSocketRoute } from "@playwright/test";
import { type HeardTable, heardColumns } from "../../supabase/functions/_shared/contracts/notifications/heard.ts";
import { sql } from "../../tests/support/accounts.ts";
import { expect } from "./test.ts";

/** A message of the protocol, Phoenix channels 2.0.0. */
type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

interface Channel {
  line: WebSocketRoute;
  joinRef: string | null;
  topic: string;
  token: string | undefined;
  rows: { id: number; event: string; schema: string; table: HeardTable; filter: string }[];
}

const claimsIn = (token: string): { sub: string } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** A row as its reader's own rights show it, if they do. */
async function readAs(token: string, table: HeardTable, of: string): Promise<object | undefined> {
  return sql.begin(async (transaction) => {
    const claims = JSON.stringify(claimsIn(token));
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    const [row] = await transaction`
      select * from ${transaction(`public.${table}`)} where ${transaction(heardColumns[table])} = ${of} limit 1`;
    return row;
  });
}

/** A server of pushed changes, in place of the hosted one, as far as the app uses it. It can fail in all the ways that one does. */
export class RealtimeServer {
  /** The channels that are joined now. */
  channels: Channel[] = [];
  /** Messages it has received, by event. */
  received: string[] = [];
  /** The reason it refuses joins for. */
  refusal: string | null = null;
  /** Receives messages and sends none, while the connection stays open. */
  isDead = false;
  #held = new Set<string>();
  #waiting: (() => void)[] = [];
  #expired = new Set<string>();

  /** Turns pushed changes on in this browser, whose pages connect to this server. */
  async serve(context: BrowserContext): Promise<void> {
    // A setting of the build, read like a property. Changing its files on their way would slow all requests.
    await context.addInitScript(() => {
      Object.defineProperty(Object.prototype, "VITE_REALTIME", { value: "on" });
    });
    await context.routeWebSocket(/\/realtime\/v1\/websocket\?/, (line) => {
      line.onMessage((message) => this.#receive(line, JSON.parse(String(message)) as Message));
      line.onClose((code, reason) => {
        this.#forget(line);
        if (!this.isDead) void line.close({ ...(code && { code }), ...(reason && { reason }) });
      });
    });
  }

  #forget(line: WebSocketRoute): void {
    this.channels = this.channels.filter((channel) => channel.line !== line);
  }

  #receive(line: WebSocketRoute, message: Message): void {
    const event = message[3];
    this.received.push(event);
    if (this.isDead) return;
    if (this.#held.has(event)) this.#waiting.push(() => this.#handle(line, message));
    else this.#handle(line, message);
  }

  #handle(line: WebSocketRoute, [joinRef, ref, topic, event, payload]: Message): void {
    const send = (name: string, body: object, of = joinRef, to: string | null = null) =>
      line.send(JSON.stringify([of, to, topic, name, body] satisfies Message));
    const reply = (status: "ok" | "error", response: object) => send("phx_reply", { status, response }, joinRef, ref);
    const known = this.channels.find((each) => each.line === line && each.topic === topic);
    const { config, access_token } = payload as {
      config?: { postgres_changes: Omit<Channel["rows"][number], "id">[] };
      access_token?: string;
    };
    if (event === "heartbeat") reply("ok", {});
    if (event === "access_token" && known && access_token) {
      known.token = access_token;
      this.system("ok", [known]);
    }
    if (event === "phx_leave") {
      this.channels = this.channels.filter((each) => each !== known);
      reply("ok", {});
      send("phx_close", {}, joinRef, joinRef);
    }
    if (event === "phx_join") {
      const isExpired = access_token !== undefined && this.#expired.has(access_token);
      const reason = isExpired ? "InvalidJWTToken: Token has expired 60 seconds ago" : this.refusal;
      if (reason) {
        reply("error", { reason });
        return;
      }
      // A topic that is joined again is closed first.
      if (known) send("phx_close", {}, known.joinRef, known.joinRef);
      const rows = (config?.postgres_changes ?? []).map((row, id) => ({ ...row, id: id + 1 }));
      const channel = { line, joinRef, topic, token: access_token, rows };
      this.channels = [...this.channels.filter((each) => each !== known), channel];
      reply("ok", { postgres_changes: rows });
      this.system("ok", [channel]);
    }
  }

  #send({ line, joinRef, topic }: Channel, event: string, payload: object): void {
    if (!this.isDead) line.send(JSON.stringify([joinRef, null, topic, event, payload] satisfies Message));
  }

  /** Whose channels are joined. */
  get listeners(): string[] {
    return this.channels.map(({ token }) => (token ? claimsIn(token).sub : "a visitor"));
  }

  /** Pushes a change of rows to those who listen to them and may read them; returns to how many. */
  async push(table: HeardTable, of: string): Promise<number> {
    let pushed = 0;
    for (const channel of this.channels) {
      const heard = channel.rows.find((row) => row.table === table && row.filter === `${heardColumns[table]}=eq.${of}`);
      const record = heard && channel.token ? await readAs(channel.token, table, of) : undefined;
      if (!heard || !record) continue;
      const columns = Object.keys(record).map((name) => ({ name, type: "text" }));
      const data = {
        schema: "public",
        table,
        type: "UPDATE",
        commit_timestamp: new Date(),
        columns,
        record,
        errors: null,
      };
      this.#send(channel, "postgres_changes", { ids: [heard.id], data: { ...data, old_record: {} } });
      pushed += 1;
    }
    return pushed;
  }

  /** Says whether changes are read from the database. */
  system(status: "ok" | "error", to = this.channels): void {
    const message = status === "ok" ? "Subscribed to PostgreSQL" : "Subscribing to PostgreSQL failed";
    for (const channel of to) this.#send(channel, "system", { extension: "postgres_changes", status, message });
  }

  /** Ends the channels, as when their token has expired or they ask for too much. */
  shutDown(): void {
    for (const channel of this.channels) {
      this.#send(channel, "system", {
        extension: "system",
        status: "error",
        message: "Token has expired 0 seconds ago",
      });
      this.#send(channel, "phx_close", {});
    }
    this.channels = [];
  }

  /** Its processes of the channels die. */
  crash(): void {
    for (const channel of this.channels) this.#send(channel, "phx_error", {});
    this.channels = [];
  }

  /** Restarts: the connections are closed. */
  restart(): void {
    const lines = new Set(this.channels.map(({ line }) => line));
    this.channels = [];
    for (const line of lines) void line.close({ code: 1012, reason: "Service restart" });
  }

  /** Refuses all tokens it has seen. */
  expireTokens(): void {
    for (const { token } of this.channels) if (token) this.#expired.add(token);
  }

  /** Doesn't handle an event until the returned function is called. */
  hold(event: string): () => void {
    this.#held.add(event);
    return () => {
      this.#held.delete(event);
      for (const handle of this.#waiting.splice(0)) handle();
    };
  }
}

/**
 * Leaves a page only the short intervals of one that hears nothing, and none after `stopAsking`. It then asks because it knows that
 * it hears nothing, or because it has been told.
 */
export async function preparePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setInterval } = window;
    const later = (callback: () => void, ms = 0) =>
      setInterval(() => {
        if (ms < 60_000 && !("asksNothing" in window)) callback();
      }, ms);
    Object.assign(window, { setInterval: later });
  });
}

/** From now on the page asks for nothing from time to time: what is new there was pushed. */
export async function stopAsking(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { asksNothing: true }));
}

/** Lets time pass in the page, by its own clock, until it has done something. */
export async function passUntil(page: Page, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await done();
  }).toPass();
}
