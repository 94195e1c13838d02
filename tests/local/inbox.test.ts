import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inbox, startInbox } from "../../supabase/local/mail/inbox.ts";
import { sendRaw, statusFor } from "../support/raw-request.ts";
import { findTestPorts } from "../support/stack.ts";

const folder = mkdtempSync(join(tmpdir(), "inbox-"));
let inbox: Inbox;
let url: string;
let host: string;

beforeAll(async () => {
  const ports = await findTestPorts();
  host = `127.0.0.1:${ports.inbox}`;
  url = `http://${host}/email`;
  inbox = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, folder });
});
afterAll(async () => {
  await inbox.stop();
  rmSync(folder, { recursive: true });
});

/** The response status of listening for new emails. */
const upgrade = async (headers: Record<string, string>) => {
  const handshake = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
  };
  const target = "/socket.io/?EIO=4&transport=websocket";
  return (await sendRaw(url, { target, headers: { ...handshake, ...headers } })).status;
};

it.each<[string, Record<string, string>]>([
  ["of another name that leads here", { host: "evil.example" }],
  ["of another site", { origin: "https://evil.example" }],
  ["of another server on this machine", { origin: "http://127.0.0.1:5173", "sec-fetch-site": "same-site" }],
  ["without a name", { origin: "null" }],
  ["of another site that takes it for an image", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["that frames it", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
])("a page %s can neither read, clear nor listen to the inbox", async (_, headers) => {
  expect(await statusFor(url, headers)).toBe(403);
  expect((await sendRaw(`${url}/all`, { method: "DELETE", headers })).status).toBe(403);
  const polling = { target: "/socket.io/?EIO=4&transport=polling", headers };
  expect((await sendRaw(url, polling)).status).toBe(403);
  expect(await upgrade(headers)).toBe(403);
});

it("the inbox's own page, a followed link and a program can read it", async () => {
  const own = { origin: `http://${host}`, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
  const visit = { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const headers of [own, visit, {}]) expect(await statusFor(url, headers)).toBe(200);
  expect(await statusFor(`http://${host}/`, { "sec-fetch-site": "none" })).toBe(200);
  expect(await upgrade({ origin: `http://${host}` })).toBe(101);
});
